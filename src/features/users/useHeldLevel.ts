import { useEffect, useState } from 'react';

/** When the celebration of a new level paints its stone, ms after the level is known. */
const PAINTED = 1400;
/** The level last shown, also for a screen that opens during the celebration. */
const shown = { userId: '', level: 0 };

/** A user's level, held at the previous one until the celebration has shown the new one (PTS-09). */
export function useHeldLevel(userId: string, level: number): number {
  const [held, setHeld] = useState(shown.userId === userId ? shown.level : level);
  useEffect(() => {
    Object.assign(shown, { userId, level: held });
    if (held === level) return undefined;
    const timer = setTimeout(setHeld, PAINTED, level);
    return () => clearTimeout(timer);
  }, [userId, held, level]);
  return Math.min(held, level);
}
