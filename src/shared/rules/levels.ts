import { LEVEL_COUNT, POINTS_PER_LEVEL } from '../limits.ts';

/** Points per level; only the demo desk changes it. */
export const pointsPerLevel: { current: number } = { current: POINTS_PER_LEVEL };

/** Level for a number of points: starts at 1 for 0 points and has no upper limit (PTS-09). */
export const levelOf = (points: number, perLevel = pointsPerLevel.current): number =>
  Math.floor(points / perLevel) + 1;

/** Points earned within the level (PTS-10). */
export const levelProgress = (points: number, level: number): number =>
  points - (level - 1) * pointsPerLevel.current;

/** Points still needed for the next level (PTS-11). */
export const pointsNeeded = (points: number, level: number): number =>
  level * pointsPerLevel.current - points;

/** Only the first and the last title are fixed by the specification (AMB-05). */
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

/** Title of a level, clamped to levels 1 to 17 (PTS-12, PTS-13). */
export function levelTitle(level: number): string {
  const index = Math.min(Math.max(Math.floor(level), 1), LEVEL_COUNT) - 1;
  return LEVEL_TITLES[index] ?? LEVEL_TITLES[0];
}
