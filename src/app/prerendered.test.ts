import { expect, test } from 'vitest';
import { DAY } from '../shared/limits.ts';
import { moveDates } from './prerendered.ts';

test('[SHIP-12, SHIP-07] every instant in a reply moves, at any depth, and nothing else does', () => {
  const reply = {
    createdAt: '2026-11-22T15:00:00.000Z',
    startDate: '2026-11-22',
    pages: [
      { data: [{ expiresAt: '2026-11-30T00:00:00.000Z', content: 'At 10:00Z', likes: 3, user: null }] },
    ],
  };
  expect(moveDates(reply, 2 * DAY)).toEqual({
    createdAt: '2026-11-24T15:00:00.000Z',
    startDate: '2026-11-22',
    pages: [
      { data: [{ expiresAt: '2026-12-02T00:00:00.000Z', content: 'At 10:00Z', likes: 3, user: null }] },
    ],
  });
});
