import { DAY, MINUTE } from '../../src/shared/limits.ts';

/** The "now" of the seed, which does not read the clock. */
export const SEED_EPOCH = Date.parse('2026-01-15T06:30:00.000Z');

/** ISO date this many minutes before the epoch; negative is after it. */
export const dateOf = (minutes: number): string => new Date(SEED_EPOCH - minutes * MINUTE).toISOString();

/** How many minutes before the epoch a date is. */
export const minutesAgo = (iso: string): number => (SEED_EPOCH - Date.parse(iso)) / MINUTE;

/** Days converted to whole minutes. */
export const inMinutes = (days: number): number => Math.round((days * DAY) / MINUTE);
