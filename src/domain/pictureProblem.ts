import { MAX_PICTURE_BYTES } from '../contract/limits.ts';

/** EDIT-04, AMB-46 and AMB-65: what is wrong with a chosen profile picture; null where nothing is. */
export function pictureProblem(file: {
  type: string;
  size: number;
}): { title: string; description: string } | null {
  if (!file.type.startsWith('image/')) {
    return { title: 'Invalid file', description: 'Please choose an image file.' };
  }
  if (file.size > MAX_PICTURE_BYTES) {
    return { title: 'File too large', description: 'Please choose an image smaller than 5MB.' };
  }
  return null;
}
