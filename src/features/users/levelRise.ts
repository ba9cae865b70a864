/** The highest level of a user that this tab has shown. */
export interface HighestLevel {
  userId: string;
  level: number;
}

/**
 * Compares a newly read level with the highest before: returns the new highest, and the level to celebrate or null.
 * Another user, a first read and a level that was lost and regained are not celebrated.
 */
export function levelRise(
  before: HighestLevel | null,
  now: HighestLevel,
): { height: HighestLevel; reached: number | null } {
  if (before?.userId !== now.userId) return { height: now, reached: null };
  if (now.level <= before.level) return { height: before, reached: null };
  return { height: now, reached: now.level };
}
