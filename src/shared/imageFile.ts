import { MAX_PICTURE_BYTES } from './limits.ts';

/** Number of leading bytes needed to identify a format. */
const HEAD_BYTES = 32;

/** Magic numbers, one character per byte. */
const KINDS: readonly (readonly [type: string, head: RegExp])[] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n.\n/s],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF.{4}WEBP/s],
  ['image/avif', /^.{4}ftyp.*avi[fs]/s],
];

/**
 * MIME type of a raster image, detected from its first bytes, not its name; null for anything else (AMB-69).
 */
export async function imageType(file: Blob): Promise<string | null> {
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const head = String.fromCharCode(...bytes);
  return KINDS.find(([, pattern]) => pattern.test(head))?.[0] ?? null;
}

/** Toast for a file that is not an image (AMB-46). */
export const INVALID_FILE = { title: 'Invalid file', description: 'Please choose an image file.' } as const;

/** Toast for an image that is truncated or otherwise damaged. */
export const DAMAGED_FILE = {
  title: 'Invalid file',
  description: 'This image is damaged. Please choose another one.',
} as const;

interface Problem {
  title: string;
  description: string;
}

/** Browsers reject a truncated image here, but would show its first half in an <img>. */
const isDrawable = (file: Blob): Promise<boolean> =>
  createImageBitmap(file).then(
    (bitmap) => {
      bitmap.close();
      return true;
    },
    () => false,
  );

/** Whether it is a raster image; false if it cannot be read. */
const isImage = async (file: Blob): Promise<boolean> => (await imageType(file).catch(() => null)) !== null;

/**
 * The toast that rejects a selected image based on its first bytes and whether it can be drawn; null if it is
 * accepted, whatever its name (AMB-69).
 */
export async function imageError(file: Blob): Promise<Problem | null> {
  if (!(await isImage(file))) return INVALID_FILE;
  return (await isDrawable(file)) ? null : DAMAGED_FILE;
}

/** The toast that rejects a selected profile picture; null if it is accepted (EDIT-04, EDIT-05, AMB-65). */
export async function profilePictureError(file: Blob): Promise<Problem | null> {
  if (file.size > MAX_PICTURE_BYTES && (file.type.startsWith('image/') || (await isImage(file)))) {
    return { title: 'File too large', description: 'Please choose an image smaller than 5MB.' };
  }
  return imageError(file);
}
