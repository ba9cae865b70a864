import { MAX_PICTURE_BYTES } from '../contract/limits.ts';
import { pictureType } from '../contract/pictureType.ts';

/** AMB-46. */
export const INVALID_FILE = { title: 'Invalid file', description: 'Please choose an image file.' } as const;

/** Whether it is a picture that the server takes: by its kind, then by its first bytes (AMB-69). */
export const isPicture = async (file: Blob): Promise<boolean> =>
  file.type.startsWith('image/') && (await pictureType(file)) !== null;

/** EDIT-04, EDIT-05 and AMB-65: what is wrong with a chosen profile picture; null where nothing is. */
export async function pictureProblem(file: Blob): Promise<{ title: string; description: string } | null> {
  if (file.type.startsWith('image/') && file.size > MAX_PICTURE_BYTES) {
    return { title: 'File too large', description: 'Please choose an image smaller than 5MB.' };
  }
  return (await isPicture(file)) ? null : INVALID_FILE;
}
