import { describe, expect, test } from 'vitest';
import { readParts, toText } from '../.storybook/partsList.ts';
import { readable } from '../stories/docs/parts/readable.ts';
import { CHANGED, START, filtered, withStatus } from '../stories/docs/wall/filters.ts';
import { NOTHING_APPROVED, approve } from './shots/approvals.ts';

/** Read outside of the test, because TypeScript takes longer than a test may on a busy machine. */
const parts = readParts();

describe('the page of limits', () => {
  test.each([
    ['REQUEST_TIMEOUT', 30_000, '30 seconds'],
    ['HOUR', 3_600_000, '1 hour'],
    ['DAY', 86_400_000, '1 day'],
    ['REDIRECT_DELAY', 500, '500 milliseconds'],
    ['RESPONSE_HOURS', 24, '24 hours'],
    ['MAX_PICTURE_BYTES', 5 * 1024 * 1024, '5 MB'],
    ['GUARANTEE_RUPEES', 500, '₹500'],
    ['POLL_DURATIONS', [1, 7, null], '1, 7, never'],
    ['ADULTS', { min: 1, max: 8 }, 'min 1, max 8'],
  ])('says %s as people read it', (name, value, text) => {
    expect(readable(name, value)).toBe(text);
  });
});

test('the list for programs has every part with its props and where to import it from', () => {
  const button = parts.find(({ name }) => name === 'Button');
  expect(button).toMatchObject({ source: 'src/ui/Button.tsx', story: 'stories/ui/Button.stories.tsx' });
  const text = toText(parts);
  expect(text).toContain(
    "  - variant?: 'primary' | 'gold' | 'line' | 'soft' | 'quiet' | 'danger' = 'primary'.",
  );
  expect(
    parts
      .filter(({ story, source }) => story.startsWith('stories/ui/') && source === '')
      .map(({ name }) => name),
  ).toEqual(['Example']);
});

test('the wall shows only what has changed since it was approved', () => {
  const screens = ['Home', 'Explore', 'Landing'].map((screen) => ({
    name: `${screen}--default.light.390`,
    story: `screens-${screen}--default`,
    screen,
    state: 'Default',
    theme: 'light' as const,
    width: 390,
    markup: 'before',
    picture: 'before',
  }));
  const approvals = approve(NOTHING_APPROVED, { madeWith: 'here' }, screens.slice(0, 2));
  const now = screens.map((shot) => (shot.screen === 'Home' ? { ...shot, picture: 'after' } : shot));
  const shown = filtered(withStatus(now, 'here', approvals), { ...START, show: CHANGED });
  expect(shown.map(({ screen, approved, picture }) => [screen, approved, picture])).toEqual([
    ['Home', 'before', 'after'],
  ]);
});
