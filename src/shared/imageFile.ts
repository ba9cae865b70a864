import { MAX_PICTURE_BYTES } from './limits.ts';

/** Number of leading bytes that identify a format. */
const HEAD_BYTES = 32;

/** Signatures of the leading bytes, one character per byte. */
const KINDS: readonly (readonly [type: string, head: RegExp])[] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n.\n/s],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF.{4}WEBP/s],
  ['image/avif', /^.{4}ftyp.*avi[fs]/s],
];

/** MIME type of a raster image judged by its first bytes, not its name; null for anything else (AMB-69). */
export async function imageType(file: Blob): Promise<string | null> {
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const head = String.fromCharCode(...bytes);
  return KINDS.find(([, pattern]) => pattern.test(head))?.[0] ?? null;
}

/** Toast for a file that is no image (AMB-46). */
export const INVALID_FILE = { title: 'Invalid file', description: 'Please choose an image file.' } as const;

/** Whether the server accepts the image, judged by its type and first bytes (AMB-69); not one that cannot be read. */
export const isSupportedImage = async (file: Blob): Promise<boolean> =>
  file.type.startsWith('image/') && (await imageType(file).catch(() => null)) !== null;

/** The toast that refuses a chosen profile picture, or null (EDIT-04, EDIT-05, AMB-65). */
export async function profilePictureError(
  file: Blob,
): Promise<{ title: string; description: string } | null> {
  if (file.type.startsWith('image/') && file.size > MAX_PICTURE_BYTES) {
    return { title: 'File too large', description: 'Please choose an image smaller than 5MB.' };
  }
  return (await isSupportedImage(file)) ? null : INVALID_FILE;
}
