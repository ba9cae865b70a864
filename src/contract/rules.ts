import { LEVEL_COUNT, POINTS_PER_LEVEL } from './limits.ts';
import type { PollVote } from './polls.ts';

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

/** POLL-16 to POLL-18: a list, a JSON string of a list, or text split at commas (AMB-13). */
export function parsePollOptions(options: readonly string[] | string): string[] {
  if (typeof options !== 'string') return options.map(String);
  try {
    const parsed: unknown = JSON.parse(options);
    if (Array.isArray(parsed)) return parsed.map(String);
  } catch {
    // Not JSON: the spec falls back to commas.
  }
  return options
    .split(',')
    .map((option) => option.trim())
    .filter(Boolean);
}

/** Open means now < expiresAt (AMB-67); no date, or one that cannot be read, never expires. Times in ms. */
export function isPollExpired(expiresAt: string | null, now: number): boolean {
  if (!expiresAt) return false;
  const end = Date.parse(expiresAt);
  return Number.isFinite(end) && now >= end;
}

export interface Tally {
  option: string;
  count: number;
  /** Rounded on its own, so that a sum may be 99 to 101 (AMB-62); 0 where nobody voted (POLL-20). */
  percentage: number;
}

/** Counts derived from the votes; a vote for an option that does not exist counts for nothing. */
export function tally(options: readonly string[], votes: readonly PollVote[]): Tally[] {
  const counts = options.map((_, index) => votes.filter((vote) => vote.optionIndex === index).length);
  const total = counts.reduce((sum, count) => sum + count, 0);
  return options.map((option, index) => {
    const count = counts[index] ?? 0;
    return { option, count, percentage: total === 0 ? 0 : Math.round((count / total) * 100) };
  });
}

/** PROF-16. */
export function displayName(user: {
  firstName?: string | null;
  lastName?: string | null;
  email?: string | null;
}): string {
  const first = user.firstName?.trim();
  const last = user.lastName?.trim();
  if (first && last) return `${first} ${last}`;
  return first || user.email?.split('@')[0] || 'Anonymous';
}

/** TODO and PTS-19: two spellings of one place are one place. */
export const placeKey = (destination: string): string =>
  destination.trim().toLowerCase().replace(/\s+/g, ' ');
