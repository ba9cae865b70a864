import { imageType } from '../../src/shared/imageFile.ts';
import { invalid } from '../http/HttpError.ts';

/** The file under its true kind, so that nothing is ever served as what it is not; else a 400 naming the field. */
export async function readPicture(field: string, file: Blob): Promise<Blob> {
  const type = await imageType(file);
  if (type === null) throw invalid(field, `${field} is not a JPEG, PNG, WebP, GIF or AVIF picture`);
  return new Blob([file], { type });
}
