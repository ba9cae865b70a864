import { type UseStore, clear, get, set } from 'idb-keyval';
import { type Notify, notices } from '../control/notices.ts';
import { replaceReferences } from './addresses.ts';

/** How a picture gets an address, and how that is taken back. */
interface Addresses {
  give: (picture: Blob, id: string) => string;
  take: (address: string) => void;
}
interface MediaOptions {
  store: UseStore | null;
  newId: (prefix: string) => string;
  /** Makes a large picture smaller (AMB-69). */
  shrink: (picture: Blob) => Promise<Blob>;
  /** Where the drawn pictures are served. */
  drawn: (name: string) => string;
  /** A page's `blob:` addresses where nothing else is said. */
  addresses?: Addresses;
  notify: Notify;
}

const blobAddresses: Addresses = {
  give: (picture) => URL.createObjectURL(picture),
  take: (address) => URL.revokeObjectURL(address),
};

/** Uploaded pictures (AMB-57): Blobs in storage, shown through addresses that live as long as this backend. */
export function createMedia({
  store,
  newId,
  shrink,
  drawn,
  addresses = blobAddresses,
  notify,
}: MediaOptions) {
  const given = new Map<string, string>();
  const remember = (id: string, picture: Blob): string => {
    const address = addresses.give(picture, id);
    given.set(id, address);
    return address;
  };
  /** Another tab may have kept it: then it is in storage, not here. */
  async function find(id: string): Promise<string> {
    const known = given.get(id);
    if (known || !store) return known ?? drawn('fallback.svg');
    const kept: unknown = await get(id, store).catch(() => undefined);
    return given.get(id) ?? (kept instanceof Blob ? remember(id, kept) : drawn('fallback.svg'));
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
      for (const address of given.values()) addresses.take(address);
      given.clear();
      if (store) await clear(store).catch(() => undefined);
    },
  };
}
export type Media = ReturnType<typeof createMedia>;
