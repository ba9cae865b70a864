import { describe, expect, test } from 'vitest';
import { type Shot, NOTHING_APPROVED, approve, statusOf } from './approvals.ts';

const MADE_WITH = 'Chromium 1, linux';
const shot: Shot = {
  name: 'home--default.light.390',
  story: 'screens-home--default',
  screen: 'Home',
  state: 'Default',
  theme: 'light',
  width: 390,
  markup: 'm1',
  picture: 'p1',
};
const approvals = approve(NOTHING_APPROVED, { madeWith: MADE_WITH }, [shot]);

describe('a picture', () => {
  test.each([
    ['that nobody approved', { name: 'other' }, MADE_WITH, 'not approved'],
    ['that is as it was', {}, MADE_WITH, 'same'],
    ['with other pixels', { picture: 'p2', markup: 'm2' }, MADE_WITH, 'looks'],
    ['with other markup only', { markup: 'm2' }, MADE_WITH, 'markup'],
    ['of another system with the same markup', { picture: 'p2' }, 'Chromium 2, darwin', 'same'],
    ['of another system with other markup', { picture: 'p2', markup: 'm2' }, 'Chromium 2, darwin', 'markup'],
  ])('%s', (_, change, madeWith, status) => {
    expect(statusOf({ ...shot, ...change }, madeWith, approvals)).toBe(status);
  });

  test('approved on another system is compared by its markup once something is approved on this one', () => {
    const other = { ...shot, name: 'other', picture: 'p9' };
    const both = approve(approvals, { madeWith: 'Chromium 2, darwin' }, [other]);
    expect(statusOf({ ...shot, picture: 'p2' }, 'Chromium 2, darwin', both)).toBe('same');
    expect(statusOf({ ...other, picture: 'p8' }, 'Chromium 2, darwin', both)).toBe('looks');
  });
});
