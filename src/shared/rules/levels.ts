import { LEVEL_COUNT, POINTS_PER_LEVEL } from '../limits.ts';

/** How wide a level is, in points: another width only where the demo desk tries one. */
export const levelWidth: { points: number } = { points: POINTS_PER_LEVEL };

/** Level for a number of points: 0 is level 1, and it keeps rising above 17 (PTS-09). */
export const levelOf = (points: number, width = levelWidth.points): number => Math.floor(points / width) + 1;

/** Points earned within the level (PTS-10). */
export const levelProgress = (points: number, level: number): number =>
  points - (level - 1) * levelWidth.points;

/** Points missing to the next level (PTS-11). */
export const pointsNeeded = (points: number, level: number): number => level * levelWidth.points - points;

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
