import { useEffect, useState } from 'react';

/** When the celebration of a new level paints its stone, ms after the level is known. */
const PAINT_DELAY = 1400;
/** The level last shown, also for a screen that opens during the celebration. */
const lastShown = { userId: '', level: 0 };

/** A user's level, which stays at the previous one until the celebration has shown the new one (PTS-09). */
export function useDelayedLevel(userId: string, level: number): number {
  const [delayedLevel, setDelayedLevel] = useState(lastShown.userId === userId ? lastShown.level : level);
  useEffect(() => {
    Object.assign(lastShown, { userId, level: delayedLevel });
    if (delayedLevel === level) return undefined;
    const timer = setTimeout(setDelayedLevel, PAINT_DELAY, level);
    return () => clearTimeout(timer);
  }, [userId, delayedLevel, level]);
  return Math.min(delayedLevel, level);
}
