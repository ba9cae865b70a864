import { MAX_PICTURE_EDGE_PX } from '../../src/shared/limits.ts';

const QUALITY = 0.85;

function drawSmaller(bitmap: ImageBitmap, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/**
 * Scales a picture down to at most 1,600 px (AMB-69). Returned unchanged if it is small, animated (GIF) or cannot be
 * decoded, so that a browser without AVIF support can still store one.
 */
export async function shrink(picture: Blob): Promise<Blob> {
  if (picture.type === 'image/gif') return picture;
  const bitmap = await createImageBitmap(picture).catch(() => null);
  if (!bitmap) return picture;
  try {
    const scale = MAX_PICTURE_EDGE_PX / Math.max(bitmap.width, bitmap.height);
    if (scale >= 1) return picture;
    const canvas = drawSmaller(bitmap, scale);
    // WebP preserves a PNG's transparency.
    const type = picture.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
    const small = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, QUALITY));
    return small ?? picture;
  } finally {
    bitmap.close();
  }
}
