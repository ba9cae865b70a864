/**
 * The one clock that every rule, relative time and mock answer reads (interfaces.md, `mockBackend.clock`).
 * It runs like the real one, moved by an offset; nothing else in the project calls `Date.now()`.
 */
let offset = 0;
const listeners = new Set<() => void>();

function move(next: number): void {
  offset = next;
  for (const listener of listeners) listener();
}

export const clock = {
  /** Milliseconds since the epoch. */
  now: (): number => Date.now() + offset,
  /** The same as ISO text, as rows and messages hold it. */
  iso: (): string => new Date(clock.now()).toISOString(),
  /** How far from the real clock, in ms. */
  offset: (): number => offset,
  /** Goes to a moment (anything `new Date()` accepts) and runs on from there. Throws on an unreadable date. */
  set(moment: string | number | Date): void {
    const time = new Date(moment).getTime();
    if (Number.isNaN(time)) throw new RangeError(`Not a date: ${String(moment)}`);
    move(time - Date.now());
  },
  /** Moves by some milliseconds. */
  advance(ms: number): void {
    move(offset + ms);
  },
  /** Back to the real time. */
  reset(): void {
    move(0);
  },
  /** Calls back after each jump; returns the way to stop. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
