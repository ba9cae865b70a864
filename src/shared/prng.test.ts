import { describe, expect, test } from 'vitest';
import { hash, prng } from './prng.ts';

describe('hash', () => {
  test('gives the published FNV-1a values', () => {
    expect([hash(''), hash('a'), hash('foobar')]).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968]);
  });
  test('gives different texts different hashes', () => expect(hash('spiti 1')).not.toBe(hash('spiti 2')));
});

describe('prng', () => {
  const numbers = (seed: number): number[] => {
    const random = prng(seed);
    return Array.from({ length: 100 }, () => random(2, 5));
  };
  test('repeats its numbers for the same seed only', () => {
    expect(numbers(hash('a'))).toEqual(numbers(hash('a')));
    expect(numbers(hash('a'))).not.toEqual(numbers(hash('b')));
  });
  test('stays within its range', () =>
    expect(numbers(1).filter((number) => number < 2 || number >= 5)).toEqual([]));
});
