import { expect, test } from 'vitest';
import { HOUR, TEXT_LIMITS } from '../../src/shared/limits.ts';
import { displayName } from '../../src/shared/rules/people.ts';
import { placeName } from '../../src/shared/rules/suggestDestinations.ts';
import { namedUsers } from '../content/namedUsers.ts';
import { drawnDestinations } from '../pictures/drawnDestinations.ts';
import { buildSeed } from '../seed/buildSeed.ts';
import { SEED_EPOCH } from '../seed/dates.ts';
import { idOf, isLocal } from '../seed/locals.ts';
import { simulatedPosts } from './simulatedPosts.ts';
import { comments } from './texts/comments.ts';

const seed = buildSeed();
const kindOf = ({ body }: (typeof simulatedPosts)[number]): string => body['type'] ?? 'ask';
const destinationOf = ({ body }: (typeof simulatedPosts)[number]): string =>
  [...new Set([body['destination'], body['country'] ?? body['destination']])].join(', ');

test('are by people of the seed whom the sign-in page does not introduce', () => {
  const ids = simulatedPosts.map(({ by }) => idOf(by === 'night.owl.kochi' ? `${by}@example.com` : by));
  expect(ids.filter((id) => namedUsers.has(id))).toEqual([]);
  const names = new Set(seed.user.map(displayName));
  expect(simulatedPosts.filter(({ by }) => !names.has(by))).toEqual([]);
});

test('are about places that are drawn', () => {
  const known = new Set(drawnDestinations.map(placeName));
  expect(simulatedPosts.map(destinationOf).filter((place) => !known.has(place))).toEqual([]);
});

test('are about one place per person: home, or a trip that the seeded stories of the last hours agree with', () => {
  for (const by of new Set(simulatedPosts.map((draft) => draft.by))) {
    const written = simulatedPosts.filter((draft) => draft.by === by);
    const [place = '', ...others] = new Set(written.map(destinationOf));
    expect(others).toEqual([]);
    const id = seed.user.find((user) => displayName(user) === by)?.id ?? '';
    const recentStories = seed.post.filter(
      ({ userId, type, createdAt }) =>
        userId === id && type === 'story' && SEED_EPOCH - Date.parse(createdAt) < 16 * HOUR,
    );
    expect([by, ...recentStories.map(({ destination }) => destination)]).toEqual([
      by,
      ...recentStories.map(() => place),
    ]);
  }
});

test('are tips only from locals, and questions only from visitors', () => {
  const misplaced = simulatedPosts.filter((draft) => {
    const id = seed.user.find((user) => displayName(user) === draft.by)?.id ?? '';
    const kind = kindOf(draft);
    if (kind === 'tip') return !isLocal(id, destinationOf(draft));
    return (kind === 'question' || kind === 'ask') && isLocal(id, destinationOf(draft));
  });
  expect(misplaced.map(({ by, text }) => `${by}: ${text}`)).toEqual([]);
});

test('repeat no sentence, neither of another draft or comment nor of the seed', () => {
  const sentences = (text: string): string[] =>
    text.split(/(?<=[.?!])\s+/).filter((part) => part.length > 25);
  const seeded = [...seed.post, ...seed.comment, ...seed.answer].flatMap(({ content }) => sentences(content));
  const written = simulatedPosts.map(({ text, body }) => `${text} ${body['title'] ? body['content'] : ''}`);
  const all = [...new Set(seeded), ...[...written, ...comments.story, ...comments.tip].flatMap(sentences)];
  expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
  expect(new Set([...comments.story, ...comments.tip]).size).toBe(
    comments.story.length + comments.tip.length,
  );
});

test('[AMB-70] stay within the length limits', () => {
  const longest = (texts: string[]): number => Math.max(...texts.map(({ length }) => length));
  expect(longest(simulatedPosts.map(({ text }) => text))).toBeLessThanOrEqual(TEXT_LIMITS.post);
  const asked = simulatedPosts.filter((draft) => kindOf(draft) === 'ask').map(({ text }) => text);
  expect(longest(asked)).toBeLessThanOrEqual(TEXT_LIMITS.title);
});

test('suffice for half an hour of a busy town', () => {
  /** Actions of a busy town, of which one in sixteen is a draft. */
  const actions = (HOUR / 2) * (1 / 1500 + 1 / 6500);
  expect(simulatedPosts.length).toBeGreaterThanOrEqual(Math.floor(actions / 16));
});
