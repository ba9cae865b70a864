import { type AwardKind, POINTS } from '../../src/shared/limits.ts';
import { longTimeMembers } from '../content/longTimeMembers.ts';
import type { AwardRow } from '../db/rows.ts';
import { dateOf, inMinutes } from './dates.ts';
import { withIds } from './ids.ts';

/** Earlier awards are dated 75 to 105 days ago, one of each kind per day. */
const NEWEST_DAYS_AGO = 75;
const SPAN_DAYS = 30;

const earlier = (userId: string, kind: AwardKind, times: number): Omit<AwardRow, 'id'>[] =>
  Array.from({ length: times }, (_, n) => {
    const createdAt = dateOf(inMinutes(NEWEST_DAYS_AGO + (n % SPAN_DAYS)));
    return { userId, kind, points: POINTS[kind], createdAt };
  });

/** Splits points into single awards: mostly local answers, then answers, then likes. */
function earlierOf(userId: string, points: number): Omit<AwardRow, 'id'>[] {
  const localAnswers = Math.floor((points * 0.9) / POINTS['local-answer']);
  const left = points - localAnswers * POINTS['local-answer'];
  return [
    ...earlier(userId, 'local-answer', localAnswers),
    ...earlier(userId, 'answer', Math.floor(left / POINTS.answer)),
    ...earlier(userId, 'like', left % POINTS.answer),
  ];
}

/** Awards that long-time members earned before the earliest rows; `datasetAt` adds the awards for the rows. */
export const buildEarlierAwards = (): AwardRow[] =>
  withIds(
    'award',
    Object.entries(longTimeMembers).flatMap(([userId, { earlierPoints }]) =>
      earlierOf(userId, earlierPoints),
    ),
  );
