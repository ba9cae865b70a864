/** 32-bit FNV-1a hash of a text, used as a seed. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

export type Random = (from: number, to: number) => number;

/** A seeded xorshift32 generator: the same seed gives the same numbers on every machine. */
export function prng(seed: number): Random {
  let state = seed | 1;
  return (from, to) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return from + ((state >>> 0) / 0x100000000) * (to - from);
  };
}
