import { expect, test } from 'vitest';
import { nightPicture } from './nightPicture.ts';

test.each([
  ['/demo/pictures/scenery/ha-long-0.svg', '/demo/pictures/scenery/ha-long-0-night.svg'],
  ['/pictures/scenery/hampi-3.svg', '/pictures/scenery/hampi-3-night.svg'],
])('finds the night view of %s', (picture, night) => {
  expect(nightPicture(picture)).toBe(night);
});

test.each([
  '/pictures/scenery/hampi-4.svg',
  'https://example.org/hampi-0.svg',
  'https://example.org/scenery/hampi-0.jpg',
  'blob:https://example.org/1',
])('leaves %s as it is', (picture) => {
  expect(nightPicture(picture)).toBe(picture);
});
