/** A 32-bit FNV-1a hash of a text, from 0 to 2^32 - 1; used to seed `prng` from words. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

/** Returns a random number from `from` up to, but not including, `to`. */
export type Random = (from: number, to: number) => number;

/** Random numbers by xorshift32: the same seed gives the same numbers on every machine. */
export function prng(seed: number): Random {
  let state = seed | 1;
  return (from, to) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return from + ((state >>> 0) / 0x100000000) * (to - from);
  };
}
