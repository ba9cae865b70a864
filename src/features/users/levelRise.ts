/** The highest level that somebody was seen at. */
export interface HighestLevel {
  userId: string;
  level: number;
}

/**
 * What a newly read level means: how high its owner has been, and the level to celebrate, if any. Another
 * person, a first sight and a level that was lost and won back are nothing to celebrate.
 */
export function levelRise(
  before: HighestLevel | null,
  now: HighestLevel,
): { height: HighestLevel; reached: number | null } {
  if (before?.userId !== now.userId) return { height: now, reached: null };
  if (now.level <= before.level) return { height: before, reached: null };
  return { height: now, reached: now.level };
}
