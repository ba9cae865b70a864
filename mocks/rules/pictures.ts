import { imageType } from '../../src/shared/imageFile.ts';

/** The picture with the MIME type detected from its bytes, so that it is never served as anything else (AMB-69). */
export async function withTrueType(picture: Blob): Promise<Blob> {
  return new Blob([picture], { type: (await imageType(picture)) ?? '' });
}
