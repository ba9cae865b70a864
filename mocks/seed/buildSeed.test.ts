import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { DAY, GUEST_ID, HOUR, POINTS, TEXT_LIMITS } from '../../src/shared/limits.ts';
import { CATEGORIES, URGENCIES } from '../../src/shared/enums.ts';
import { levelOf, levelTitle } from '../../src/shared/rules/levels.ts';
import { displayName } from '../../src/shared/rules/people.ts';
import { parsePollOptions } from '../../src/shared/rules/polls.ts';
import { DEFAULT_TRAVELLER, NEWCOMER, VETERAN } from '../content/namedUsers.ts';
import type { Dataset } from '../db/rows.ts';
import { pictureFiles } from '../pictures/files.ts';
import { datasetOf, scenarioRows } from '../scenarios/scenarioRows.ts';
import { scenarios } from '../scenarios/scenarios.ts';
import { datasetAt } from './datasetAt.ts';
import { SEED_EPOCH } from './dates.ts';
import { buildSeed } from './buildSeed.ts';
import { pack, unpack } from './pack.ts';
import { portraits } from './users.ts';

const NOW = Date.parse('2027-03-01T09:15:00.000Z');
const built = buildSeed();
const seed = datasetAt(built, NOW);

const ids = (rows: readonly { id: string }[]): Set<string> => new Set(rows.map(({ id }) => id));
const points = (dataset: Dataset, userId: string): number =>
  dataset.award.filter((row) => row.userId === userId).reduce((sum, row) => sum + row.points, 0);
const of = <Row extends { userId: string }>(rows: readonly Row[], userId: string): Row[] =>
  rows.filter((row) => row.userId === userId);
const millis = (iso: string): number => Date.parse(iso) - NOW;

describe('[SHIP-07] the seed is the same each time', () => {
  test('two builds are equal', () => expect(isDeepStrictEqual(buildSeed(), built)).toBe(true));
  test('packing and unpacking change nothing', () =>
    expect(isDeepStrictEqual(unpack(JSON.parse(JSON.stringify(pack(built)))), built)).toBe(true));
  test('datasetAt shifts every date equally and does not change its input', () => {
    const before = JSON.stringify(built);
    const hour = datasetAt(built, SEED_EPOCH + HOUR);
    expect(Date.parse(hour.post[0]?.createdAt ?? '') - Date.parse(built.post[0]?.createdAt ?? '')).toBe(HOUR);
    expect(JSON.stringify(built)).toBe(before);
  });
  test('only poll end dates are in the future', () => {
    const { poll, ...others } = seed;
    const dates = Object.values(others).flatMap((rows) =>
      JSON.stringify(rows).match(/20\d\d-[\d-]+T[\d:.]+Z/g),
    );
    expect(dates.filter((date) => date !== null && date !== undefined && millis(date) > 0)).toEqual([]);
    expect(poll.some(({ expiresAt }) => expiresAt !== null && millis(expiresAt) > 0)).toBe(true);
  });
});

describe('the full scenario', () => {
  test('has at least as many rows as promised', () => {
    expect(seed.user.length).toBeGreaterThan(60);
    expect(seed.post.length).toBeGreaterThanOrEqual(240);
    expect(seed.poll).toHaveLength(45);
    expect(seed.question.length).toBeGreaterThanOrEqual(60);
    expect([seed.package.length, seed.destination.length, seed.tag.length]).toEqual([24, 25, 20]);
    expect(seed.sponsor.map(({ type }) => type).toSorted()).toEqual([
      ...Array.from({ length: 3 }, () => 'banner'),
      ...Array.from({ length: 4 }, () => 'leaderboard'),
    ]);
  });
  test('contains no text twice', () =>
    expect(new Set(seed.post.map(({ content }) => content)).size).toBe(seed.post.length));
  test('has local questions of every category, urgency and status', () => {
    const combinations = new Set(seed.question.map((row) => `${row.category} ${row.urgency} ${row.status}`));
    const wanted = CATEGORIES.flatMap((category) =>
      URGENCIES.flatMap((urgency) =>
        ['open', 'answered'].map((status) => `${category} ${urgency} ${status}`),
      ),
    );
    expect(wanted.filter((combination) => !combinations.has(combination))).toEqual([]);
  });
  test('has enough featured entries for Explore and some without optional fields', () => {
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
  test('[AMB-58] has posts for each trending tag', () => {
    const text = seed.post.map((post) => `${post.content} ${post.destination}`.toLowerCase()).join('\n');
    expect(seed.tag.filter(({ name }) => !text.includes(name.toLowerCase()))).toEqual([]);
  });
  test('shows every type of post and pictures on the first page', () => {
    const first = seed.post.slice(0, 16);
    expect(new Set(first.map(({ type }) => type)).size).toBe(4);
    expect(first.filter(({ images }) => images.length > 0).length).toBeGreaterThanOrEqual(8);
    expect(seed.question.filter(({ createdAt }) => millis(createdAt) > -12 * HOUR).length).toBeGreaterThan(2);
  });
});

describe('seeded polls', () => {
  const voted = new Set(of(seed.pollVote, DEFAULT_TRAVELLER).map(({ pollId }) => pollId));
  const open = seed.poll.filter(({ expiresAt }) => expiresAt === null || millis(expiresAt) > 0);
  test('[AMB-13] have two to six options in each of the three encodings', () => {
    const kinds = seed.poll.map(({ options }) =>
      typeof options !== 'string' ? 'list' : options.startsWith('[') ? 'json' : 'text',
    );
    expect(new Set(kinds)).toEqual(new Set(['list', 'json', 'text']));
    for (const { options } of seed.poll) expect([2, 3, 4, 5, 6]).toContain(parsePollOptions(options).length);
  });
  test('are open, closing within the hour, expired or without end', () => {
    const left = seed.poll.flatMap(({ expiresAt }) => (expiresAt === null ? [] : millis(expiresAt)));
    expect(left.filter((ms) => ms > 0 && ms < HOUR)).toHaveLength(1);
    expect(left.filter((ms) => ms <= 0).length).toBeGreaterThan(5);
    expect(seed.poll.some(({ expiresAt }) => expiresAt === null)).toBe(true);
  });
  test('are open both with and without a vote of traveller_001', () => {
    expect(open.filter(({ id }) => voted.has(id)).length).toBeGreaterThan(2);
    expect(open.filter(({ id }) => !voted.has(id)).length).toBeGreaterThan(2);
  });
  test('have votes for options that exist, cast before the end', () => {
    const polls = new Map(seed.poll.map((poll) => [poll.id, poll]));
    const wrong = seed.pollVote.filter((vote) => {
      const poll = polls.get(vote.pollId);
      const late = poll?.expiresAt && vote.createdAt > poll.expiresAt;
      return !poll || late || vote.optionIndex >= parsePollOptions(poll.options).length;
    });
    expect(wrong).toEqual([]);
  });
});

describe('[PTS-01 to PTS-08] the ledger', () => {
  test('consists of single awards worth the points of their kind', () =>
    expect(seed.award.filter(({ kind, points: given }) => given !== POINTS[kind])).toEqual([]));
  test('refers to rows that existed before the award', () => {
    const dates = new Map(
      [...seed.post, ...seed.question, ...seed.answer].map(({ id, createdAt }) => [id, createdAt]),
    );
    const early = [
      ...[...seed.like, ...seed.bookmark, ...seed.comment].map((row) => ({ ...row, about: row.postId })),
      ...seed.answer.map((row) => ({ ...row, about: row.questionId })),
    ].filter(({ about, createdAt }) => createdAt < (dates.get(about) ?? createdAt + 1));
    expect(early).toEqual([]);
  });
});

describe('seeded people', () => {
  test('[PTS-15] traveller_001 is level 4 with 372 points and a streak of six days', () => {
    expect(points(seed, DEFAULT_TRAVELLER)).toBe(372);
    expect(levelOf(points(seed, DEFAULT_TRAVELLER))).toBe(4);
    const days = new Set(
      of(seed.award, DEFAULT_TRAVELLER).map((row) => Math.floor(-millis(row.createdAt) / DAY)),
    );
    expect([0, 1, 2, 3, 4, 5, 6].map((day) => days.has(day))).toEqual([
      ...Array.from({ length: 6 }, () => true),
      false,
    ]);
    expect(new Set(of(seed.post, DEFAULT_TRAVELLER).map(({ type }) => type)).size).toBe(4);
    expect(of(seed.question, DEFAULT_TRAVELLER)).toHaveLength(5);
    expect(of(seed.todo, DEFAULT_TRAVELLER).length).toBeGreaterThan(4);
    expect(of(seed.visitedPlace, DEFAULT_TRAVELLER).length).toBeGreaterThan(10);
    expect(of(seed.bookmark, DEFAULT_TRAVELLER).length).toBeGreaterThan(5);
  });
  test('traveller_002 leads, beyond level 17', () => {
    const totals = seed.user.map(({ id }) => points(seed, id));
    expect(Math.max(...totals)).toBe(points(seed, VETERAN));
    expect(levelOf(points(seed, VETERAN))).toBeGreaterThan(17);
    expect(levelTitle(levelOf(points(seed, VETERAN)))).toBe('Universe Explorer');
  });
  test('the newcomer and the guest have no activity yet', () => {
    for (const id of [NEWCOMER, GUEST_ID]) {
      const { user: _, ...tables } = seed;
      expect(JSON.stringify(tables)).not.toContain(`"${id}"`);
    }
    expect(displayName(seed.user.find(({ id }) => id === GUEST_ID) ?? {})).toBe('Guest Explorer');
  });
  test('[PROF-16] have different names, and some lack a last name, a picture, a bio or any name', () => {
    expect(new Set(seed.user.map(displayName)).size).toBe(seed.user.length);
    for (const column of ['firstName', 'lastName', 'picture', 'bio'] as const)
      expect(seed.user.some((user) => user[column] === null)).toBe(true);
  });
});

/** Rows that refer to a missing row. */
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

describe.each(Object.entries(scenarios))('scenario %s', (name, scenario) => {
  const data = datasetOf(built, { scenario: name, epoch: NOW });
  test('has unique ids and refers to rows that exist', () => {
    for (const rows of Object.values(data)) expect(ids(rows).size).toBe(rows.length);
    expect(dangling(data)).toEqual([]);
    expect(scenario.as === undefined || scenario.as === 'visitor' || ids(data.user).has(scenario.as)).toBe(
      true,
    );
  });
  test('[AMB-70] stays within the length limits', () => {
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
  test('[AMB-09] awards nobody twice for the same thing', () => {
    const once = data.award.filter(({ kind }) => ['like', 'poll-vote', 'visit-place'].includes(kind));
    expect(ids(once).size).toBe(once.length);
  });
});

test('scenario empty has only people, and expired-polls no open poll', () => {
  const { user, ...rest } = scenarioRows('empty', built);
  expect(user.length).toBeGreaterThan(60);
  expect(Object.values(rest).flat()).toEqual([]);
  const polls = datasetOf(built, { scenario: 'expired-polls', epoch: NOW }).poll;
  expect(polls.filter(({ expiresAt }) => expiresAt === null || millis(expiresAt) >= 0)).toEqual([]);
});

test('has a drawing for every picture a row references', () => {
  const drawn = new Set(pictureFiles(portraits()).keys());
  const named = [...JSON.stringify(seed).matchAll(/asset:([\w/.-]+)/g)].map(([, path]) => path ?? '');
  expect(named.length).toBeGreaterThan(200);
  expect([...new Set(named)].filter((path) => !drawn.has(path))).toEqual([]);
});

test('contains no filler text', () => expect(JSON.stringify(seed)).not.toMatch(/lorem|ipsum|dolor sit/i));
