import { type UseStore, clear, get, set } from 'idb-keyval';
import { type Notify, notices } from '../control/notices.ts';
import { replaceReferences } from './addresses.ts';

interface MediaOptions {
  store: UseStore | null;
  newId: (prefix: string) => string;
  /** Makes a large picture smaller (AMB-69). */
  shrink: (picture: Blob) => Promise<Blob>;
  /** Where the drawn pictures are served. */
  drawn: (name: string) => string;
  notify: Notify;
}

/** Uploaded pictures (AMB-57): Blobs in storage, shown through `blob:` addresses that live as long as the page. */
export function createMedia({ store, newId, shrink, drawn, notify }: MediaOptions) {
  const addresses = new Map<string, string>();
  const remember = (id: string, picture: Blob): string => {
    const address = URL.createObjectURL(picture);
    addresses.set(id, address);
    return address;
  };
  /** Another tab may have kept it: then it is in storage, not here. */
  async function find(id: string): Promise<string> {
    const known = addresses.get(id);
    if (known || !store) return known ?? drawn('fallback.svg');
    const kept: unknown = await get(id, store).catch(() => undefined);
    return addresses.get(id) ?? (kept instanceof Blob ? remember(id, kept) : drawn('fallback.svg'));
  }
  return {
    keep: async (picture: Blob): Promise<string> => {
      const id = newId('picture');
      const small = await shrink(picture);
      remember(id, small);
      // Without room it is shown until the next reload.
      if (store) await set(id, small, store).catch(() => notify(notices.full));
      return `media:${id}`;
    },
    withAddresses: (json: string): Promise<string> =>
      replaceReferences(json, (kind, name) => (kind === 'asset' ? drawn(name) : find(name))),
    async clear(): Promise<void> {
      for (const address of addresses.values()) URL.revokeObjectURL(address);
      addresses.clear();
      if (store) await clear(store).catch(() => undefined);
    },
  };
}
export type Media = ReturnType<typeof createMedia>;
