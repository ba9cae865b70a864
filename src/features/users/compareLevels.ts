/** The highest level of a user shown in this tab. */
export interface HighestLevel {
  userId: string;
  level: number;
}

/**
 * Compares a new level with the previous highest: returns the new highest, and the level to celebrate or
 * null. Nothing is celebrated for another user, a first read, or a level lost and regained.
 */
export function compareLevels(
  before: HighestLevel | null,
  now: HighestLevel,
): { highest: HighestLevel; reached: number | null } {
  if (before?.userId !== now.userId) return { highest: now, reached: null };
  if (now.level <= before.level) return { highest: before, reached: null };
  return { highest: now, reached: now.level };
}
