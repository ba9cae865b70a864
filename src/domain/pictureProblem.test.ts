import { expect, test } from 'vitest';
import { pictureProblem } from './pictureProblem.ts';

test('[EDIT-04] [AMB-65] exactly 5 MB is allowed, one byte more is not', () => {
  expect(pictureProblem({ type: 'image/png', size: 5_242_880 })).toBeNull();
  expect(pictureProblem({ type: 'image/png', size: 5_242_881 })).toEqual({
    title: 'File too large',
    description: 'Please choose an image smaller than 5MB.',
  });
});

test('[EDIT-05] [AMB-46] anything but an image is refused', () => {
  expect(pictureProblem({ type: 'application/pdf', size: 1 })).toEqual({
    title: 'Invalid file',
    description: 'Please choose an image file.',
  });
});
