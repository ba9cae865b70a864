import { type UseStore, clear, get, keys, set } from 'idb-keyval';
import { StorageTimeout, withTimeout } from '../persistence/openStore.ts';

/** Creates and revokes the URLs of pictures. */
export interface PictureUrls {
  create: (picture: Blob, id: string) => string;
  revoke: (url: string) => void;
}

/** Pictures are stored as bytes, because Safari's private windows cannot store Blobs. */
interface StoredPicture {
  type: string;
  bytes: ArrayBuffer;
}
const toStored = async (picture: Blob): Promise<StoredPicture> => ({
  type: picture.type,
  bytes: await picture.arrayBuffer(),
});
/** Checked by hand, because the first load has no schemas. */
const isStored = (value: unknown): value is StoredPicture =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  'bytes' in value &&
  value.bytes instanceof ArrayBuffer;

interface OpenPicture {
  picture: Blob;
  url: string;
}

/** Stops accessing a store that does not respond, since every response with a picture would wait for it. */
function askWhileAnswering(stored: UseStore | null) {
  let store = stored;
  return async <V>(job: (from: UseStore) => Promise<V>): Promise<V | undefined> => {
    if (!store) return undefined;
    try {
      return await withTimeout(job(store));
    } catch (error) {
      if (error instanceof StorageTimeout) store = null;
      throw error;
    }
  };
}

/** Pictures by id, in memory with their URLs and, if available, in storage. */
export function createPictureStore(stored: UseStore | null, urls: PictureUrls, onFull: () => void) {
  const ask = askWhileAnswering(stored);
  const open = new Map<string, OpenPicture>();
  function remember(id: string, picture: Blob): OpenPicture {
    const opened = { picture, url: urls.create(picture, id) };
    open.set(id, opened);
    return opened;
  }
  return {
    /** Pictures stored by another tab are read from storage. */
    async find(id: string): Promise<OpenPicture | undefined> {
      const known = open.get(id);
      if (known) return known;
      const found = await ask((from) => get<unknown>(id, from)).catch(() => undefined);
      const opened = open.get(id);
      if (opened || !isStored(found)) return opened;
      return remember(id, new Blob([found.bytes], { type: found.type }));
    },
    async put(id: string, picture: Blob): Promise<void> {
      remember(id, picture);
      // A picture that does not fit in storage is kept in memory until the next reload.
      await ask(async (from) => set(id, await toStored(picture), from)).catch(onFull);
    },
    async ids(): Promise<Set<string>> {
      const storedIds = await ask((from) => keys<string>(from)).catch(() => []);
      return new Set([...open.keys(), ...(storedIds ?? [])]);
    },
    async clear(): Promise<void> {
      for (const { url } of open.values()) urls.revoke(url);
      open.clear();
      await ask(clear).catch(() => undefined);
    },
  };
}
