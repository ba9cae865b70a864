import type { UseStore } from 'idb-keyval';
import { type Notify, notices } from '../control/notices.ts';
import { fromDataUrl, toDataUrl } from './dataUrl.ts';
import { type PictureUrls, createPictureStore } from './pictureStore.ts';

interface MediaOptions {
  store: UseStore | null;
  /** Scales down a large picture (AMB-69). */
  shrink: (picture: Blob) => Promise<Blob>;
  /** The URL of a drawn picture. */
  assetUrl: (name: string) => string;
  /** URLs of uploaded pictures; `blob:` URLs of the page by default. */
  urls?: PictureUrls;
  notify: Notify;
}

const blobUrls: PictureUrls = {
  create: (picture) => URL.createObjectURL(picture),
  revoke: (url) => URL.revokeObjectURL(url),
};

/** Matches a whole JSON string that is a picture reference; user-written text never has this form. */
const REFERENCE = /"(media|asset):([\w/-]+(?:\.svg)?)"/g;

/** Replaces the picture references in a JSON text with URLs (AMB-57). */
async function replaceReferences(
  json: string,
  toUrl: (kind: 'media' | 'asset', name: string) => string | Promise<string>,
): Promise<string> {
  const urls = new Map<string, string>();
  for (const [reference, kind, name] of json.matchAll(REFERENCE)) {
    if (urls.has(reference) || !name) continue;
    urls.set(reference, JSON.stringify(await toUrl(kind === 'media' ? 'media' : 'asset', name)));
  }
  return urls.size === 0 ? json : json.replace(REFERENCE, (reference) => urls.get(reference) ?? reference);
}

/** Uploaded pictures (AMB-57): stored, and shown through URLs that are valid as long as this backend. */
export function createMedia({ store, shrink, assetUrl, urls = blobUrls, notify }: MediaOptions) {
  const pictures = createPictureStore(store, urls, () => notify(notices.storageFull));
  return {
    /** Stores an uploaded picture and returns its reference ('media:…'). */
    save: async (picture: Blob, newId: (prefix: string) => string): Promise<string> => {
      const id = newId('picture');
      await pictures.put(id, await shrink(picture));
      return `media:${id}`;
    },
    /** Replaces the picture references in a JSON text with URLs. */
    resolveUrls: (json: string): Promise<string> =>
      replaceReferences(json, async (kind, name) =>
        kind === 'asset' ? assetUrl(name) : ((await pictures.find(name))?.url ?? assetUrl('fallback.svg')),
      ),
    /** Every uploaded picture as a data: URL, by id. */
    async dump(): Promise<Record<string, string>> {
      const dumped: Record<string, string> = {};
      for (const id of await pictures.ids()) {
        const found = await pictures.find(id);
        if (found) dumped[id] = await toDataUrl(found.picture);
      }
      return dumped;
    },
    /** Adds dumped pictures. Throws TypeError, before adding any, if one is not a data: URL. */
    async load(dumped: Record<string, string>): Promise<void> {
      const parsed = Object.entries(dumped).map(([id, url]) => ({ id, picture: fromDataUrl(url) }));
      for (const { id, picture } of parsed) if (!(await pictures.find(id))) await pictures.put(id, picture);
    },
    clear: (): Promise<void> => pictures.clear(),
  };
}
export type Media = ReturnType<typeof createMedia>;
