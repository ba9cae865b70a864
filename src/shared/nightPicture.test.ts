import { expect, test } from 'vitest';
import { nightPicture } from './nightPicture.ts';

test('finds the night view of the usual view of a place', () => {
  expect(nightPicture('/demo/pictures/scenery/ha-long-0.svg')).toBe(
    '/demo/pictures/scenery/ha-long-night.svg',
  );
});

test.each([
  '/pictures/scenery/hampi-2.svg',
  'https://example.org/hampi-0.svg',
  'https://example.org/scenery/hampi-0.jpg',
  'blob:https://example.org/1',
])('leaves %s as it is', (picture) => {
  expect(nightPicture(picture)).toBe(picture);
});
