import { faker } from '@faker-js/faker/locale/en';
import { type AwardKind, DAY, MINUTE, POINTS } from '../../src/shared/limits.ts';
import type { AwardRow, Dataset } from '../db/rows.ts';
import { ago } from './dates.ts';
import { awardsOf } from './awardsOf.ts';
import { totals } from './totals.ts';
import { crowd } from './users.ts';

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
