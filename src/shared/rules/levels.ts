import { LEVEL_COUNT, POINTS_PER_LEVEL } from '../limits.ts';

/** PTS-09: 0 points is level 1; the number goes on rising above 17. */
export const levelOf = (points: number): number => Math.floor(points / POINTS_PER_LEVEL) + 1;

/** PTS-10, in points. */
export const levelProgress = (points: number, level: number): number =>
  points - (level - 1) * POINTS_PER_LEVEL;

/** PTS-11, in points. */
export const pointsNeeded = (points: number, level: number): number => level * POINTS_PER_LEVEL - points;

/** AMB-05: only the first and the last are the spec's word. */
const LEVEL_TITLES = [
  'Travel Rookie',
  'Day Tripper',
  'Weekend Wanderer',
  'Backpacker',
  'Road Tripper',
  'Trail Finder',
  'Map Reader',
  'City Hopper',
  'Border Crosser',
  'Culture Seeker',
  'Island Hopper',
  'Globetrotter',
  'Continent Collector',
  'World Navigator',
  'Sky Voyager',
  'Star Chaser',
  'Universe Explorer',
] as const;

/** PTS-12 and PTS-13: anything below 1 reads as 1, anything above 17 as 17. */
export function levelTitle(level: number): string {
  const index = Math.min(Math.max(Math.floor(level), 1), LEVEL_COUNT) - 1;
  return LEVEL_TITLES[index] ?? LEVEL_TITLES[0];
}
