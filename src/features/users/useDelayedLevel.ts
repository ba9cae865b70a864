import { useEffect, useState } from 'react';

/** When the celebration of a new level paints its stone, ms after the level is known. */
const PAINTED = 1400;
/** The level last shown, also for a screen that opens during the celebration. */
const shown = { userId: '', level: 0 };

/** A user's level, which stays at the previous one until the celebration has shown the new one (PTS-09). */
export function useDelayedLevel(userId: string, level: number): number {
  const [delayedLevel, setDelayedLevel] = useState(shown.userId === userId ? shown.level : level);
  useEffect(() => {
    Object.assign(shown, { userId, level: delayedLevel });
    if (delayedLevel === level) return undefined;
    const timer = setTimeout(setDelayedLevel, PAINTED, level);
    return () => clearTimeout(timer);
  }, [userId, delayedLevel, level]);
  return Math.min(delayedLevel, level);
}
