import { imageType } from '../../src/shared/imageFile.ts';
import { badRequest } from '../http/HttpError.ts';

/** The file with the type that its bytes show, so that it is never served as anything else. Throws a 400. */
export async function readPicture(field: string, file: Blob): Promise<Blob> {
  const type = await imageType(file);
  if (type === null) throw badRequest(field, `${field} is not a JPEG, PNG, WebP, GIF or AVIF picture`);
  return new Blob([file], { type });
}
