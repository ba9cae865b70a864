import { MAX_PICTURE_BYTES } from './limits.ts';

/** How far into a file its kind shows. */
const HEAD_BYTES = 32;

/** First bytes as one character each; a dot stands for any byte. */
const KINDS: readonly (readonly [type: string, head: RegExp])[] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n.\n/s],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF.{4}WEBP/s],
  ['image/avif', /^.{4}ftyp.*avi[fs]/s],
];

/** The kind of a raster image by its first bytes, whatever its name says; null for anything else (AMB-69). */
export async function imageType(file: Blob): Promise<string | null> {
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const head = String.fromCharCode(...bytes);
  return KINDS.find(([, pattern]) => pattern.test(head))?.[0] ?? null;
}

/** AMB-46. */
export const INVALID_FILE = { title: 'Invalid file', description: 'Please choose an image file.' } as const;

/** Whether it is a picture that the server takes: by its kind, then by its first bytes (AMB-69). */
export const isSupportedImage = async (file: Blob): Promise<boolean> =>
  file.type.startsWith('image/') && (await imageType(file)) !== null;

/** EDIT-04, EDIT-05 and AMB-65: what is wrong with a chosen profile picture; null where nothing is. */
export async function profilePictureError(
  file: Blob,
): Promise<{ title: string; description: string } | null> {
  if (file.type.startsWith('image/') && file.size > MAX_PICTURE_BYTES) {
    return { title: 'File too large', description: 'Please choose an image smaller than 5MB.' };
  }
  return (await isSupportedImage(file)) ? null : INVALID_FILE;
}
