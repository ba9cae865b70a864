import { type UseStore, clear, get, keys, set } from 'idb-keyval';
import * as z from 'zod/mini';

/** How a picture gets a URL, and how that URL is released. */
export interface PictureUrls {
  create: (picture: Blob, id: string) => string;
  revoke: (url: string) => void;
}

/** Pictures are stored as bytes: a private window of Safari cannot store Blobs. */
const StoredPicture = z.object({ type: z.string(), bytes: z.instanceof(ArrayBuffer) });
const toStored = async (picture: Blob): Promise<z.infer<typeof StoredPicture>> => ({
  type: picture.type,
  bytes: await picture.arrayBuffer(),
});

interface OpenPicture {
  picture: Blob;
  url: string;
}

/** Pictures by id, in memory with their URLs and, where there is a store, in storage. */
export function createPictureStore(store: UseStore | null, urls: PictureUrls, onFull: () => void) {
  const open = new Map<string, OpenPicture>();
  function remember(id: string, picture: Blob): OpenPicture {
    const opened = { picture, url: urls.create(picture, id) };
    open.set(id, opened);
    return opened;
  }
  return {
    /** A picture that another tab has stored is read from storage. */
    async find(id: string): Promise<OpenPicture | undefined> {
      const known = open.get(id);
      if (known || !store) return known;
      const { data } = StoredPicture.safeParse(await get(id, store).catch(() => undefined));
      return open.get(id) ?? (data && remember(id, new Blob([data.bytes], { type: data.type })));
    },
    async put(id: string, picture: Blob): Promise<void> {
      remember(id, picture);
      // A picture that does not fit in storage is shown until the next reload.
      if (store) await set(id, await toStored(picture), store).catch(onFull);
    },
    async ids(): Promise<Set<string>> {
      const stored = store ? await keys<string>(store).catch(() => []) : [];
      return new Set([...open.keys(), ...stored]);
    },
    async clear(): Promise<void> {
      for (const { url } of open.values()) urls.revoke(url);
      open.clear();
      if (store) await clear(store).catch(() => undefined);
    },
  };
}
