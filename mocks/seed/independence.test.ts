import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { DEFAULT_TRAVELLER, NEWCOMER } from '../content/namedUsers.ts';
import type { Dataset, TableName } from '../db/rows.ts';
import { tableNames } from '../db/Database.ts';
import { buildSeed, seedContent } from './buildSeed.ts';
import { datasetAt } from './datasetAt.ts';
import { SEED_EPOCH } from './dates.ts';
import { slugOf } from './ids.ts';

const [anyPackage] = seedContent.packages;
if (!anyPackage) throw new Error('The seed has no package');

const story = {
  type: 'story',
  destination: 'spiti',
  text: 'The plough came at five, and we followed it home.',
} as const;
const question = {
  urgency: 'low',
  category: 'food',
  at: 'Kaza',
  country: 'India',
  title: 'Who sells barley bread before the bus leaves?',
  content: 'The bakery by the bridge opens too late for us.',
  answers: ['The house behind the bus stand, from four.'],
} as const;

const before = buildSeed();
const after = buildSeed({
  posts: [story, ...seedContent.posts],
  questions: [question, ...seedContent.questions],
  packages: [{ ...anyPackage, title: 'Plough and Barley' }, ...seedContent.packages],
});

const rowsById = (seed: Dataset, table: TableName): Map<string, object> =>
  new Map(seed[table].map((row) => [row.id, row]));

describe('[SHIP-07] a new story, question and package', () => {
  test.each(tableNames)('change no other row of %s', (table) => {
    const rows = rowsById(after, table);
    const changed = [...rowsById(before, table)].filter(([id, row]) => !isDeepStrictEqual(rows.get(id), row));
    expect(changed).toEqual([]);
  });
  test('add only rows that relate to them', () => {
    const slugs = [slugOf(story.text), slugOf(question.title), slugOf('Plough and Barley')];
    const added = tableNames.flatMap((table) => {
      const known = rowsById(before, table);
      return after[table].filter(({ id }) => !known.has(id)).map(({ id }) => id);
    });
    expect(added.filter((id) => !slugs.some((slug) => id.includes(slug)))).toEqual([]);
    expect(slugs.filter((slug) => !added.some((id) => id.includes(slug)))).toEqual([]);
  });
  test('do not change the points of the default traveller and the newcomer', () => {
    const pointsIn = (seed: Dataset): number[] =>
      [DEFAULT_TRAVELLER, NEWCOMER].map((id) =>
        datasetAt(seed, SEED_EPOCH)
          .award.filter(({ userId }) => userId === id)
          .reduce((sum, { points }) => sum + points, 0),
      );
    expect(pointsIn(after)).toEqual(pointsIn(before));
  });
});

describe('ids', () => {
  test('come from the first words of a text', () => {
    expect(slugOf('Eleven hours from Reckong Peo, two punctures')).toBe('eleven-hours-from-reckong-peo');
    expect(slugOf('Süleymaniye')).toBe('suleymaniye');
  });
  test('come from the whole text if it has no Latin letters', () =>
    expect(slugOf('मजनू का टीला')).toMatch(/^[a-z0-9]+$/));
});
