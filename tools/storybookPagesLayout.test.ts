import { describe, expect, test } from 'vitest';
import { withNamedPages } from '../.storybook/namedPages.ts';
import { curlyQuotes } from '../.storybook/curlyQuotes.ts';
import { GAP, scalesFor } from '../stories/docs/parts/frameWidths.ts';
import { limitGroups } from '../stories/docs/parts/limitTexts.ts';
import { readable } from '../stories/docs/parts/readable.ts';
import * as limits from '../src/shared/limits.ts';

describe('the page of limits', () => {
  test('lists every limit once, with where it is met', () => {
    const listed = limitGroups.flatMap(([, names]) => names);
    expect(listed.toSorted()).toEqual(Object.keys(limits).toSorted());
  });
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

test.each([600, 720, 956, 1400])('four widths of a screen fit in a room of %i px', (room) => {
  const scales = scalesFor(room);
  const widest = 1280 * (scales?.wide ?? 1);
  expect((320 + 390) * (scales?.phones ?? 1) + 2 * GAP + widest).toBeLessThanOrEqual(room + 1);
});

test('phones are shown at 70 % on the page of widths, in a window of 1280 px', () => {
  expect(scalesFor(956)?.phones).toBeGreaterThan(0.7);
});

test('on a phone, the four widths stand one below the other', () => {
  expect(scalesFor(358)).toBeNull();
});

test("a search finds a component's page by the component's name", () => {
  const shared = {
    title: 'Features/PollCard (radio, vote)',
    importPath: './stories/features/PollCard.stories.tsx',
  };
  const page = {
    ...shared,
    id: 'features-pollcard--docs',
    name: 'Docs',
    type: 'docs' as const,
    storiesImports: [],
  };
  const story = {
    ...shared,
    id: 'features-pollcard--open',
    name: 'Open',
    type: 'story' as const,
    subtype: 'story' as const,
  };
  // Storybook also tags pages of its own as generated.
  const written = {
    ...page,
    id: 'written',
    tags: ['autodocs', 'unattached-mdx'],
    anchors: [{ id: 'export', title: 'Export', level: 2 }],
  };
  const { entries } = withNamedPages({
    v: 5,
    entries: {
      [page.id]: { ...page, tags: ['autodocs'] },
      [story.id]: story,
      own: { ...page, tags: [] },
      written,
    },
  });
  expect(Object.values(entries).map(({ name }) => name)).toEqual(['PollCard', 'Open', 'Docs', 'Docs']);
  // The search finds these pages by their headings.
  expect(entries.written).toEqual(written);
});

test.each([
  ["The user's own level", 'The user’s own level'],
  ["A person's 'reels', and all users' points", 'A person’s ‘reels’, and all users’ points'],
  ["'You've reached the end'", '‘You’ve reached the end’'],
  ["The union of `'md' | 'sm'`", "The union of `'md' | 'sm'`"],
])('comments are shown with curly quotation marks: %s', (comment, shown) => {
  expect(curlyQuotes(comment)).toBe(shown);
});
