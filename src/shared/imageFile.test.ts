import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DAMAGED_FILE, INVALID_FILE, imageError, profilePictureError } from './imageFile.ts';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** A file with the first bytes of a PNG and the given size. */
const png = (size: number): Blob => new Blob([PNG, new Uint8Array(size - PNG.length)], { type: 'image/png' });

const decode = vi.fn<() => Promise<{ close: () => void }>>();
beforeEach(() => {
  decode.mockResolvedValue({ close: () => undefined });
  vi.stubGlobal('createImageBitmap', decode);
});
afterEach(() => vi.unstubAllGlobals());

test('[AMB-69] refuses a picture that cannot be decoded', async () => {
  decode.mockRejectedValue(new DOMException('Truncated', 'InvalidStateError'));
  expect(await imageError(png(100))).toEqual(DAMAGED_FILE);
  expect(await profilePictureError(png(100))).toEqual(DAMAGED_FILE);
});

test('[EDIT-04, AMB-65] allows exactly 5 MB and refuses one byte more', async () => {
  expect(await profilePictureError(png(5_242_880))).toBeNull();
  expect(await profilePictureError(png(5_242_881))).toEqual({
    title: 'File too large',
    description: 'Please choose an image smaller than 5MB.',
  });
});

test.each(['', 'text/plain'])('[AMB-69] accepts a picture whose name gives it the type %j', async (type) => {
  expect(await imageError(new Blob([png(100)], { type }))).toBeNull();
  expect(await profilePictureError(new Blob([png(100)], { type }))).toBeNull();
});

test.each([
  ['a document', new Blob(['%PDF-1.7'], { type: 'application/pdf' })],
  ['a drawing', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' })],
  [
    'a file that cannot be read',
    Object.assign(new Blob([PNG], { type: 'image/png' }), {
      slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('Gone', 'NotReadableError')) }),
    }),
  ],
  ['words that are called a picture', new Blob(['hello'], { type: 'image/png' })],
])('[EDIT-05, AMB-46, AMB-69] refuses %s', async (_, file) => {
  expect(await imageError(file)).toEqual(INVALID_FILE);
  expect(await profilePictureError(file)).toEqual(INVALID_FILE);
});
