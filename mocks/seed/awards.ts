import { type AwardKind, POINTS } from '../../src/shared/limits.ts';
import { regulars } from '../content/regulars.ts';
import type { AwardRow } from '../db/rows.ts';
import { dateOf, inMinutes } from './dates.ts';
import { withIds } from './ids.ts';

/** Earlier awards lie between 75 and 105 days back, one kind a day. */
const NEWEST_DAYS_AGO = 75;
const SPAN_DAYS = 30;

const earlier = (userId: string, kind: AwardKind, times: number): Omit<AwardRow, 'id'>[] =>
  Array.from({ length: times }, (_, n) => {
    const createdAt = dateOf(inMinutes(NEWEST_DAYS_AGO + (n % SPAN_DAYS)));
    return { userId, kind, points: POINTS[kind], createdAt };
  });

/** So many points in single awards, in as few as look natural: nearly all for answers, the last for likes. */
function earlierOf(userId: string, points: number): Omit<AwardRow, 'id'>[] {
  const localAnswers = Math.floor((points * 0.9) / POINTS['local-answer']);
  const left = points - localAnswers * POINTS['local-answer'];
  return [
    ...earlier(userId, 'local-answer', localAnswers),
    ...earlier(userId, 'answer', Math.floor(left / POINTS.answer)),
    ...earlier(userId, 'like', left % POINTS.answer),
  ];
}

/** What regulars earned before the rows of the seed begin; the awards of its rows are added by `datasetAt`. */
export const buildEarlierAwards = (): AwardRow[] =>
  withIds(
    'award',
    Object.entries(regulars).flatMap(([userId, { earlierPoints }]) => earlierOf(userId, earlierPoints)),
  );
