import { expect, test } from 'vitest';
import { aLikeOrBookmark } from '../../testing/factories.ts';
import { firstTimeOf } from './firstTime.ts';

const like = (as: string, isOn: boolean) => {
  const row = aLikeOrBookmark({ postId: 'p', userId: as });
  return {
    as,
    path: '/api/posts/p/like',
    changes: [{ table: 'like' as const, id: row.id, row: isOn ? row : null }],
  };
};

test('[PTS-01] a like is the first by a user only once per world, even after the page was reopened', () => {
  expect(firstTimeOf([like('asha', true)])).toBe('Liked');
  expect(firstTimeOf([like('asha', true), like('asha', true)])).toBeNull();
  expect(firstTimeOf([like('asha', true), like('ravi', true)])).toBe('Liked');
});

test('[PTS-01] an unlike is not a first like', () => {
  expect(firstTimeOf([like('asha', false)])).toBeNull();
  expect(firstTimeOf([like('asha', false), like('asha', true)])).toBe('Liked');
});
