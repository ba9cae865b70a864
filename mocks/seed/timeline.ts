import { faker } from '@faker-js/faker/locale/en';
import { DAY, MINUTE } from '../../src/shared/limits.ts';

const DAY_MINUTES = DAY / MINUTE;
const SPAN_MINUTES = 60 * DAY_MINUTES;
const NEWEST_MINUTES = 6;

/** Weaves lists into one, each spread evenly, so that every stretch holds the same mix of kinds. */
export function woven<Item>(lists: readonly (readonly Item[])[]): Item[] {
  return lists
    .flatMap((list) => list.map((item, index) => ({ item, place: (index + 0.5) / list.length })))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/** How many minutes ago the item at a place of the feed came: minutes at its top, two months at its foot. */
export function ageAt(index: number, count: number): number {
  const step = SPAN_MINUTES * (((index + 1) / count) ** 1.8 - (index / count) ** 1.8);
  const age = NEWEST_MINUTES + SPAN_MINUTES * (index / count) ** 1.8;
  return Math.round(age + faker.number.float({ min: 0, max: 0.6 }) * step);
}

const STREAK_DAYS = 5;
const GAP_DAYS = 2;

/** Whether a moment lies before Ananya's streak began and too close to it: nothing of hers may. */
export const breaksStreak = (minutesAgo: number): boolean =>
  minutesAgo > STREAK_DAYS * DAY_MINUTES + 3 && minutesAgo <= (STREAK_DAYS + GAP_DAYS) * DAY_MINUTES;

/** The moments that make her streak: two minutes ago, and on each of the five days before at that time. */
export const streakMoments: readonly number[] = Array.from(
  { length: STREAK_DAYS + 1 },
  (_, day) => day * DAY_MINUTES + 2,
);

/** A minute between two ages that fits a person's days; null where there is none. */
export function momentBetween(newest: number, oldest: number, planned: boolean): number | null {
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const age = faker.number.int({ min: Math.min(newest, oldest), max: oldest });
    if (!planned || !breaksStreak(age)) return age;
  }
  return null;
}
