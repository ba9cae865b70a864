import { expect, test } from 'vitest';
import { DAY } from '../../src/shared/limits.ts';
import { ServerMessage } from '../../src/contract/schemas/socketMessages.ts';
import { DEFAULT_TRAVELLER, NEWCOMER } from '../content/namedUsers.ts';
import { createDatabase } from '../db/Database.ts';
import { buildSeed } from '../seed/buildSeed.ts';
import { datasetAt } from '../seed/datasetAt.ts';
import { NOW } from '../testing/factories.ts';
import { recentNotifications } from './recentNotifications.ts';

const now = Date.parse(NOW);
const db = createDatabase();
db.load(datasetAt(buildSeed(), now));
const news = recentNotifications(db, DEFAULT_TRAVELLER, now);

test('[NOTIF-07] the default traveller has likes, comments and answers of today, oldest first', () => {
  const kinds = news.map(({ type }) => type);
  expect(kinds.filter((type) => type === 'new_like')).toHaveLength(3);
  expect(new Set(kinds)).toEqual(new Set(['new_like', 'new_comment', 'other']));
  const dates = news.map(({ createdAt }) => createdAt);
  expect(dates).toEqual(dates.toSorted((a, b) => Date.parse(a) - Date.parse(b)));
  expect(new Set(dates).size).toBe(dates.length);
  expect(dates.every((date) => now - Date.parse(date) < DAY)).toBe(true);
});

test('each says who did what, and matches the contract schema', () => {
  for (const message of news) {
    expect(ServerMessage.parse(message)).toEqual(message);
    expect(message.userName).not.toBe('');
  }
  const texts = news.map(({ about }) => about).join('\n');
  expect(texts).toMatch(/^answered your question about Hampi: “.+”$/m);
  expect(texts).toMatch(/^commented on your story from Hampi, India: “.+”$/m);
  expect(texts).toMatch(/^liked your story from Hampi, India$/m);
});

test('a newcomer has none', () => expect(recentNotifications(db, NEWCOMER, now)).toEqual([]));
