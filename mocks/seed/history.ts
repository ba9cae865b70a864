import { faker } from '@faker-js/faker/locale/en';
import { type AwardKind, DAY, MINUTE, POINTS } from '../../src/contract/limits.ts';
import type { AwardRow, Dataset } from '../db/rows.ts';
import { ago } from './anchor.ts';
import { awardsOf } from './awardsOf.ts';
import { ANANYA, HARPREET, crowd } from './users.ts';

/** What some have in all, older actions included; the others have only what their rows earn. */
const totals: Readonly<Record<string, number>> = {
  [ANANYA]: 372,
  [HARPREET]: 1984,
  traveller_013: 1623,
  traveller_014: 1488,
  traveller_006: 1306,
  traveller_016: 1194,
  traveller_004: 1071,
  traveller_015: 917,
  traveller_007: 842,
  traveller_020: 795,
  traveller_009: 660,
  traveller_047: 634,
  traveller_008: 588,
  traveller_025: 531,
  traveller_005: 476,
  traveller_019: 455,
  traveller_012: 418,
  traveller_030: 344,
  traveller_011: 291,
};
const HISTORY_DAYS_AGO = 75;

/** So many actions of a kind in one row: what happened before the rows of the seed begin. */
function past(userId: string, kind: AwardKind, times: number): AwardRow[] {
  if (times <= 0) return [];
  const createdAt = ago((HISTORY_DAYS_AGO * DAY) / MINUTE + times);
  return [{ id: `${userId}:${kind}:history`, userId, kind, points: times * POINTS[kind], createdAt }];
}

/** The older part of the ledger: it fills each total up to what is missing, answers first, likes to the point. */
export function history(dataset: Dataset): AwardRow[] {
  const earned = new Map<string, number>();
  for (const { userId, points } of awardsOf(dataset)) earned.set(userId, (earned.get(userId) ?? 0) + points);
  const regulars = crowd.filter((_, index) => index % 4 === 0);
  const aims = Object.fromEntries(
    regulars.map((id) => [id, (earned.get(id) ?? 0) + faker.number.int({ min: 20, max: 190 })]),
  );
  return Object.entries({ ...aims, ...totals }).flatMap(([userId, total]) => {
    const missing = total - (earned.get(userId) ?? 0);
    const answers = Math.floor((missing * 0.4) / POINTS['local-answer']);
    const posts = Math.floor((missing * 0.2) / POINTS['create-post']);
    const likes = missing - answers * POINTS['local-answer'] - posts * POINTS['create-post'];
    return [
      ...past(userId, 'local-answer', answers),
      ...past(userId, 'create-post', posts),
      ...past(userId, 'like', likes),
    ];
  });
}
