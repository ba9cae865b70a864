import { type UseStore, clear, get, keys, set } from 'idb-keyval';
import * as z from 'zod/mini';
import { type Notify, notices } from '../control/notices.ts';
import { replaceReferences } from './addresses.ts';
import { fromDataUrl, toDataUrl } from './dataUrl.ts';

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

/** A picture as it is stored: a private window of Safari stores no Blobs. */
const Packed = z.object({ type: z.string(), bytes: z.instanceof(ArrayBuffer) });
const pack = async (picture: Blob): Promise<z.infer<typeof Packed>> => ({
  type: picture.type,
  bytes: await picture.arrayBuffer(),
});

interface Held {
  picture: Blob;
  address: string;
}

/** Uploaded pictures (AMB-57): kept in storage, shown through addresses that live as long as this backend. */
export function createMedia({
  store,
  newId,
  shrink,
  drawn,
  addresses = blobAddresses,
  notify,
}: MediaOptions) {
  const held = new Map<string, Held>();
  function hold(id: string, picture: Blob): Held {
    const one = { picture, address: addresses.give(picture, id) };
    held.set(id, one);
    return one;
  }
  /** Another tab may have kept it: then it is in storage, not here. */
  async function find(id: string): Promise<Held | undefined> {
    const known = held.get(id);
    if (known || !store) return known;
    const { data: packed } = Packed.safeParse(await get(id, store).catch(() => undefined));
    return held.get(id) ?? (packed && hold(id, new Blob([packed.bytes], { type: packed.type })));
  }
  async function put(id: string, picture: Blob): Promise<void> {
    hold(id, picture);
    // Without room it is shown until the next reload.
    if (store) await set(id, await pack(picture), store).catch(() => notify(notices.full));
  }
  return {
    keep: async (picture: Blob): Promise<string> => {
      const id = newId('picture');
      await put(id, await shrink(picture));
      return `media:${id}`;
    },
    withAddresses: (json: string): Promise<string> =>
      replaceReferences(json, async (kind, name) =>
        kind === 'asset' ? drawn(name) : ((await find(name))?.address ?? drawn('fallback.svg')),
      ),
    /** Every picture as text, by its id. */
    async dump(): Promise<Record<string, string>> {
      const stored = store ? await keys<string>(store).catch(() => []) : [];
      const dumped: Record<string, string> = {};
      for (const id of new Set([...held.keys(), ...stored])) {
        const one = await find(id);
        if (one) dumped[id] = await toDataUrl(one.picture);
      }
      return dumped;
    },
    /** Takes back what was dumped. Throws TypeError where one is no picture, and then takes none. */
    async load(dumped: Record<string, string>): Promise<void> {
      const pictures = Object.entries(dumped).map(([id, text]) => ({ id, picture: fromDataUrl(text) }));
      for (const { id, picture } of pictures) if (!(await find(id))) await put(id, picture);
    },
    async clear(): Promise<void> {
      for (const { address } of held.values()) addresses.take(address);
      held.clear();
      if (store) await clear(store).catch(() => undefined);
    },
  };
}
export type Media = ReturnType<typeof createMedia>;
