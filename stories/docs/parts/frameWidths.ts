export const PHONES = [320, 390];
export const WIDE = [768, 1280];
export const HEIGHT = 844;
/** Distance between frames in px. */
export const GAP = 16;
/** Height in px of the line above a frame, with its distance. */
export const CAPTION = 24;
/** Below this room in px, the frames stand in one column. */
const ONE_COLUMN = 560;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/**
 * The scales at which frames are shown: the phones large and side by side, the wide screens in a column next
 * to them with the same height in total. Null if the room is too narrow for that.
 */
export function scalesFor(room: number): { phones: number; wide: number } | null {
  if (room < ONE_COLUMN) return null;
  // Both columns are as high: HEIGHT * phones = WIDE.length * HEIGHT * wide + between.
  const between = ((WIDE.length - 1) * (GAP + CAPTION)) / HEIGHT;
  const free = room - GAP * PHONES.length - sum(PHONES) * between;
  const wide = free / (sum(PHONES) * WIDE.length + Math.max(...WIDE));
  return { phones: Math.min(1, WIDE.length * wide + between), wide: Math.min(1, wide) };
}
