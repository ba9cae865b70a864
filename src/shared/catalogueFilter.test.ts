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
  test('[PKG-03, DEST-03] ignores case and matches a substring of any text', () => {
    expect(matchesSearch('TRAIN', ['Thar by Train', ''])).toBe(true);
    expect(matchesSearch('asth', ['Thar by Train', 'Rajasthan'])).toBe(true);
    expect(matchesSearch('bus', ['Thar by Train', 'Rajasthan'])).toBe(false);
  });

  test('ignores spaces around the query, not inside it', () => {
    expect(matchesSearch('  by train ', ['Thar by Train'])).toBe(true);
    expect(matchesSearch('bytrain', ['Thar by Train'])).toBe(false);
    expect(matchesSearch('   ', ['Thar by Train'])).toBe(true);
  });

  test('treats regular expression characters as plain text', () => {
    expect(matchesSearch('.*', ['Thar by Train'])).toBe(false);
    expect(matchesSearch('(7 days)', ['Spiti (7 days)'])).toBe(true);
  });
});

describe('filterCatalogue', () => {
  test('[PKG-01, DEST-01] keeps only featured entries when asked', () => {
    expect(ids('')).toEqual(['spiti', 'thar', 'hampi']);
    expect(ids('', true)).toEqual(['spiti']);
  });

  test('combines search and featured', () => {
    expect(ids('h')).toEqual(['spiti', 'thar', 'hampi']);
    expect(ids('himachal', true)).toEqual(['spiti']);
    expect(ids('thar', true)).toEqual([]);
  });
});
