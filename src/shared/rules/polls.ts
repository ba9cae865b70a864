/**
 * Reads poll options from a list, a JSON string of a list, or comma-separated text (POLL-16 to POLL-18,
 * AMB-13).
 */
export function parsePollOptions(options: readonly string[] | string): string[] {
  if (typeof options !== 'string') return options.map(String);
  try {
    const parsed: unknown = JSON.parse(options);
    if (Array.isArray(parsed)) return parsed.map(String);
  } catch {
    // Not JSON: fall back to comma-separated text.
  }
  return options
    .split(',')
    .map((option) => option.trim())
    .filter(Boolean);
}

/**
 * Whether a poll is over: it is open while now < expiresAt (AMB-67). Without a valid date it never expires.
 * `now` in ms.
 */
export function isPollExpired(expiresAt: string | null, now: number): boolean {
  if (!expiresAt) return false;
  const end = Date.parse(expiresAt);
  return Number.isFinite(end) && now >= end;
}

export interface Tally {
  option: string;
  count: number;
  /** Rounded individually, so that the sum may be 99 to 101 (AMB-62); 0 without votes (POLL-20). */
  percentage: number;
}

/** Vote counts per option; votes for nonexistent options are ignored. */
export function tally(options: readonly string[], votes: readonly { optionIndex: number }[]): Tally[] {
  const counts = options.map((_, index) => votes.filter((vote) => vote.optionIndex === index).length);
  const total = counts.reduce((sum, count) => sum + count, 0);
  return options.map((option, index) => {
    const count = counts[index] ?? 0;
    return { option, count, percentage: total === 0 ? 0 : Math.round((count / total) * 100) };
  });
}
