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
export function tally(options: readonly string[], votes: readonly { optionIndex: number }[]): Tally[] {
  const counts = options.map((_, index) => votes.filter((vote) => vote.optionIndex === index).length);
  const total = counts.reduce((sum, count) => sum + count, 0);
  return options.map((option, index) => {
    const count = counts[index] ?? 0;
    return { option, count, percentage: total === 0 ? 0 : Math.round((count / total) * 100) };
  });
}
