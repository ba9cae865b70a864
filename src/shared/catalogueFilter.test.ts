import { describe, expect, test } from 'vitest';
import { filterCatalogue, matchesSearch } from './catalogueFilter.ts';

const items = [
  { id: 'spiti', title: 'Spiti Circuit', destination: 'Himachal', isFeatured: true },
  { id: 'thar', title: 'Thar by Train', destination: 'Rajasthan', isFeatured: false },
  { id: 'hampi', title: 'Hampi on Foot', destination: 'Karnataka', isFeatured: false },
];
const ids = (query: string, featured = false): string[] =>
  filterCatalogue(items, { query, featured }, (item) => [item.title, item.destination]).map(({ id }) => id);

describe('matches', () => {
  test('[PKG-03] [DEST-03] any letter case, anywhere in any of the texts', () => {
    expect(matchesSearch('TRAIN', ['Thar by Train', ''])).toBe(true);
    expect(matchesSearch('asth', ['Thar by Train', 'Rajasthan'])).toBe(true);
    expect(matchesSearch('bus', ['Thar by Train', 'Rajasthan'])).toBe(false);
  });

  test('blanks around the query do not count; inside it they do', () => {
    expect(matchesSearch('  by train ', ['Thar by Train'])).toBe(true);
    expect(matchesSearch('bytrain', ['Thar by Train'])).toBe(false);
    expect(matchesSearch('   ', ['Thar by Train'])).toBe(true);
  });

  test('signs that mean something in a pattern are plain text', () => {
    expect(matchesSearch('.*', ['Thar by Train'])).toBe(false);
    expect(matchesSearch('(7 days)', ['Spiti (7 days)'])).toBe(true);
  });
});

describe('filterCatalogue', () => {
  test('[PKG-01] [DEST-01] the toggle leaves the featured ones only', () => {
    expect(ids('')).toEqual(['spiti', 'thar', 'hampi']);
    expect(ids('', true)).toEqual(['spiti']);
  });

  test('both narrow together', () => {
    expect(ids('h')).toEqual(['spiti', 'thar', 'hampi']);
    expect(ids('himachal', true)).toEqual(['spiti']);
    expect(ids('thar', true)).toEqual([]);
  });
});
