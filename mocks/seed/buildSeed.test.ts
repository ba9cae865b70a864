import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { DAY, GUEST_ID, HOUR, TEXT_LIMITS } from '../../src/shared/limits.ts';
import { CATEGORIES, URGENCIES } from '../../src/shared/enums.ts';
import { displayName } from '../../src/shared/rules/people.ts';
import { levelOf, levelTitle } from '../../src/shared/rules/levels.ts';
import { parsePollOptions } from '../../src/shared/rules/polls.ts';
import type { Dataset } from '../db/rows.ts';
import { pictureFiles } from '../pictures/files.ts';
import { scenarios } from '../scenarios/scenarios.ts';
import { SEED_EPOCH, anchor } from './dates.ts';
import { buildSeed } from './buildSeed.ts';
import { pack, unpack } from './pack.ts';
import { portraits } from './portraits.ts';
import { ANANYA, HARPREET, NEWCOMER } from './users.ts';

const NOW = Date.parse('2027-03-01T09:15:00.000Z');
const built = buildSeed();
const seed = anchor(built, NOW);

const ids = (rows: readonly { id: string }[]): Set<string> => new Set(rows.map(({ id }) => id));
const points = (dataset: Dataset, userId: string): number =>
  dataset.award.filter((row) => row.userId === userId).reduce((sum, row) => sum + row.points, 0);
const of = <Row extends { userId: string }>(rows: readonly Row[], userId: string): Row[] =>
  rows.filter((row) => row.userId === userId);
const millis = (iso: string): number => Date.parse(iso) - NOW;

describe('[SHIP-07] the seed is the same each time', () => {
  test('two builds agree', () => expect(isDeepStrictEqual(buildSeed(), built)).toBe(true));
  test('packing and unpacking change nothing', () =>
    expect(isDeepStrictEqual(unpack(JSON.parse(JSON.stringify(pack(built)))), built)).toBe(true));
  test('anchoring moves every date by the same and leaves its input', () => {
    const before = JSON.stringify(built);
    const hour = anchor(built, SEED_EPOCH + HOUR);
    expect(Date.parse(hour.post[0]?.createdAt ?? '') - Date.parse(built.post[0]?.createdAt ?? '')).toBe(HOUR);
    expect(JSON.stringify(built)).toBe(before);
  });
  test('nothing lies in the future but the ends of polls', () => {
    const { poll, ...others } = seed;
    const dates = Object.values(others).flatMap((rows) =>
      JSON.stringify(rows).match(/20\d\d-[\d-]+T[\d:.]+Z/g),
    );
    expect(dates.filter((date) => date !== null && date !== undefined && millis(date) > 0)).toEqual([]);
    expect(poll.some(({ expiresAt }) => expiresAt !== null && millis(expiresAt) > 0)).toBe(true);
  });
});

describe('what the full scenario holds (interfaces.md)', () => {
  test('counts', () => {
    expect(seed.user.length).toBeGreaterThan(60);
    expect(seed.post.length).toBeGreaterThanOrEqual(240);
    expect(seed.poll).toHaveLength(45);
    expect(seed.question.length).toBeGreaterThanOrEqual(60);
    expect([seed.package.length, seed.destination.length, seed.tag.length]).toEqual([24, 24, 20]);
    expect(seed.sponsor.map(({ type }) => type).toSorted()).toEqual([
      ...Array.from({ length: 3 }, () => 'banner'),
      ...Array.from({ length: 4 }, () => 'leaderboard'),
    ]);
  });
  test('at least 150 different post texts, none twice', () =>
    expect(new Set(seed.post.map(({ content }) => content)).size).toBe(seed.post.length));
  test('local questions over every category, urgency and status', () => {
    const held = new Set(seed.question.map((row) => `${row.category} ${row.urgency} ${row.status}`));
    const wanted = CATEGORIES.flatMap((category) =>
      URGENCIES.flatMap((urgency) =>
        ['open', 'answered'].map((status) => `${category} ${urgency} ${status}`),
      ),
    );
    expect(wanted.filter((combination) => !held.has(combination))).toEqual([]);
  });
  test('enough featured for Explore, some without optional fields', () => {
    expect(seed.package.filter((row) => row.isFeatured).length).toBeGreaterThanOrEqual(6);
    expect(seed.destination.filter((row) => row.isFeatured).length).toBeGreaterThanOrEqual(6);
    expect(seed.tag.filter((row) => row.isFeatured).length).toBeGreaterThanOrEqual(8);
    for (const column of ['shortDescription', 'originalPrice', 'partnerName', 'picture'] as const)
      expect(seed.package.some((row) => row[column] === null)).toBe(true);
    expect(seed.destination.some((row) => row.averageCost === null)).toBe(true);
    expect(seed.package.every((row) => row.originalPrice === null || row.originalPrice > row.price)).toBe(
      true,
    );
  });
  test('[AMB-58] each trending tag finds posts', () => {
    const text = seed.post.map((post) => `${post.content} ${post.destination}`.toLowerCase()).join('\n');
    expect(seed.tag.filter(({ name }) => !text.includes(name.toLowerCase()))).toEqual([]);
  });
  test('the first page shows every kind, and pictures', () => {
    const first = seed.post.slice(0, 16);
    expect(new Set(first.map(({ type }) => type)).size).toBe(4);
    expect(first.filter(({ images }) => images.length > 0).length).toBeGreaterThanOrEqual(8);
    expect(seed.question.filter(({ createdAt }) => millis(createdAt) > -12 * HOUR).length).toBeGreaterThan(2);
  });
});

describe('polls', () => {
  const voted = new Set(of(seed.pollVote, ANANYA).map(({ pollId }) => pollId));
  const open = seed.poll.filter(({ expiresAt }) => expiresAt === null || millis(expiresAt) > 0);
  test('[AMB-13] options in each of the three encodings, two to six of them', () => {
    const kinds = seed.poll.map(({ options }) =>
      typeof options !== 'string' ? 'list' : options.startsWith('[') ? 'json' : 'text',
    );
    expect(new Set(kinds)).toEqual(new Set(['list', 'json', 'text']));
    for (const { options } of seed.poll) expect([2, 3, 4, 5, 6]).toContain(parsePollOptions(options).length);
  });
  test('open, closing within the hour, expired and without end', () => {
    const left = seed.poll.flatMap(({ expiresAt }) => (expiresAt === null ? [] : millis(expiresAt)));
    expect(left.filter((ms) => ms > 0 && ms < HOUR)).toHaveLength(1);
    expect(left.filter((ms) => ms <= 0).length).toBeGreaterThan(5);
    expect(seed.poll.some(({ expiresAt }) => expiresAt === null)).toBe(true);
  });
  test('traveller_001 has voted in some of the open ones and not in others', () => {
    expect(open.filter(({ id }) => voted.has(id)).length).toBeGreaterThan(2);
    expect(open.filter(({ id }) => !voted.has(id)).length).toBeGreaterThan(2);
  });
  test('votes are for options that exist, cast before the end', () => {
    const polls = new Map(seed.poll.map((poll) => [poll.id, poll]));
    const wrong = seed.pollVote.filter((vote) => {
      const poll = polls.get(vote.pollId);
      const late = poll?.expiresAt && vote.createdAt > poll.expiresAt;
      return !poll || late || vote.optionIndex >= parsePollOptions(poll.options).length;
    });
    expect(wrong).toEqual([]);
  });
});

describe('people', () => {
  test('[PTS-15] traveller_001 is level 4 with 372 points and a streak of six days', () => {
    expect(points(seed, ANANYA)).toBe(372);
    expect(levelOf(points(seed, ANANYA))).toBe(4);
    const days = new Set(of(seed.award, ANANYA).map((row) => Math.floor(-millis(row.createdAt) / DAY)));
    expect([0, 1, 2, 3, 4, 5, 6].map((day) => days.has(day))).toEqual([
      ...Array.from({ length: 6 }, () => true),
      false,
    ]);
    expect(new Set(of(seed.post, ANANYA).map(({ type }) => type)).size).toBe(4);
    expect(of(seed.question, ANANYA)).toHaveLength(5);
    expect(of(seed.todo, ANANYA).length).toBeGreaterThan(4);
    expect(of(seed.visitedPlace, ANANYA).length).toBeGreaterThan(10);
    expect(of(seed.bookmark, ANANYA).length).toBeGreaterThan(5);
  });
  test('traveller_002 leads, beyond level 17', () => {
    const totals = seed.user.map(({ id }) => points(seed, id));
    expect(Math.max(...totals)).toBe(points(seed, HARPREET));
    expect(levelOf(points(seed, HARPREET))).toBeGreaterThan(17);
    expect(levelTitle(levelOf(points(seed, HARPREET)))).toBe('Universe Explorer');
  });
  test('the newcomer and the guest have nothing yet', () => {
    for (const id of [NEWCOMER, GUEST_ID]) {
      const { user: _, ...tables } = seed;
      expect(JSON.stringify(tables)).not.toContain(`"${id}"`);
    }
    expect(displayName(seed.user.find(({ id }) => id === GUEST_ID) ?? {})).toBe('Guest Explorer');
  });
  test('[PROF-16] names differ; some lack a last name, a picture, a bio, any name', () => {
    expect(new Set(seed.user.map(displayName)).size).toBe(seed.user.length);
    for (const column of ['firstName', 'lastName', 'picture', 'bio'] as const)
      expect(seed.user.some((user) => user[column] === null)).toBe(true);
  });
});

/** Every pointer of a dataset that points at nothing. */
function dangling(data: Dataset): unknown[] {
  const known = {
    userId: ids(data.user),
    postId: ids(data.post),
    pollId: ids(data.poll),
    questionId: ids(data.question),
    answerId: ids(data.answer),
    sponsorId: ids(data.sponsor),
  };
  return Object.values(data)
    .flat()
    .flatMap((row) =>
      Object.entries(known).map(([column, keys]) => ({ value: Object(row)[column], keys, row })),
    )
    .filter(({ value, keys }) => value !== undefined && !keys.has(value));
}

describe.each(Object.entries(scenarios))('scenario %s', (_name, scenario) => {
  const data = anchor(scenario.dataset(built), NOW);
  test('keys are unique and every pointer resolves', () => {
    for (const rows of Object.values(data)) expect(ids(rows).size).toBe(rows.length);
    expect(dangling(data)).toEqual([]);
    expect(scenario.as === undefined || scenario.as === 'visitor' || ids(data.user).has(scenario.as)).toBe(
      true,
    );
  });
  test('[AMB-70] texts keep to the limits', () => {
    const longest = (texts: readonly string[]): number => Math.max(0, ...texts.map(({ length }) => length));
    expect(longest(data.post.map(({ content }) => content))).toBeLessThanOrEqual(TEXT_LIMITS.post);
    expect(longest([...data.comment, ...data.answer].map(({ content }) => content))).toBeLessThanOrEqual(
      TEXT_LIMITS.comment,
    );
    expect(longest(data.question.map(({ title }) => title))).toBeLessThanOrEqual(TEXT_LIMITS.title);
    expect(
      longest(data.user.flatMap((user) => [user.firstName ?? '', user.lastName ?? ''])),
    ).toBeLessThanOrEqual(TEXT_LIMITS.name);
  });
  test('[AMB-09] nobody earns twice for one thing', () => {
    const once = data.award.filter(({ kind }) => ['like', 'poll-vote', 'visit-place'].includes(kind));
    expect(ids(once).size).toBe(once.length);
  });
});

test('scenario empty holds people alone; expired-polls has no open poll', () => {
  const { user, ...rest } = scenarios.empty.dataset(built);
  expect(user.length).toBeGreaterThan(60);
  expect(Object.values(rest).flat()).toEqual([]);
  const polls = anchor(scenarios['expired-polls'].dataset(built), NOW).poll;
  expect(polls.filter(({ expiresAt }) => expiresAt === null || millis(expiresAt) >= 0)).toEqual([]);
});

test('every picture that a row names is drawn', () => {
  const drawn = new Set(pictureFiles(portraits()).keys());
  const named = [...JSON.stringify(seed).matchAll(/asset:([\w/.-]+)/g)].map(([, path]) => path ?? '');
  expect(named.length).toBeGreaterThan(200);
  expect([...new Set(named)].filter((path) => !drawn.has(path))).toEqual([]);
});

test('no filler text anywhere', () => expect(JSON.stringify(seed)).not.toMatch(/lorem|ipsum|dolor sit/i));
