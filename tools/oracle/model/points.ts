/** A user's score (PTS-01 to PTS-09, AMB-49): running totals, whereas the mock backend counts rows. */
export interface Score {
  points: number;
  streak: number;
  /** The day of the last award, 'year-month-day' in this process's time zone. */
  lastDay: string | null;
  lastAward: string | null;
  /** Keys of one-time awards that were already given (AMB-09). */
  awardedKeys: Set<string>;
}

/** PTS-01 to PTS-08. */
export const POINTS = {
  post: 2,
  question: 2,
  comment: 1,
  like: 1,
  vote: 1,
  answer: 3,
  localAnswer: 4,
  visit: 5,
} as const;

export const newScore = (): Score => ({
  points: 0,
  streak: 0,
  lastDay: null,
  lastAward: null,
  awardedKeys: new Set(),
});

/** The day of a time, with an offset in days. */
function dayOf(time: number, later = 0): string {
  const date = new Date(time);
  const day = new Date(date.getFullYear(), date.getMonth(), date.getDate() + later, 12);
  return `${day.getFullYear()}-${day.getMonth()}-${day.getDate()}`;
}

/** Adds points; with `once`, only the first time for that key. */
export function earn(score: Score, award: { points: number; at: number; once?: string }): void {
  const { points, at, once } = award;
  if (once !== undefined && score.awardedKeys.has(once)) return;
  if (once !== undefined) score.awardedKeys.add(once);
  score.points += points;
  score.lastAward = new Date(at).toISOString();
  if (score.lastDay === dayOf(at)) return;
  score.streak = score.lastDay === dayOf(at, -1) ? score.streak + 1 : 1;
  score.lastDay = dayOf(at);
}

/** PTS-09. */
export const levelAt = (points: number): number => 1 + (points - (points % 100)) / 100;

/** The current streak; 0 after a whole day without an award. */
export const streakAt = ({ streak, lastDay }: Score, now: number): number =>
  lastDay === dayOf(now) || lastDay === dayOf(now, -1) ? streak : 0;
