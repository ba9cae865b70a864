import { describe, expect, test } from 'vitest';
import { pictureFiles } from '../pictures/files.ts';
import { portraits } from '../seed/users.ts';
import { type Appearance, type Region, men, women } from './appearances.ts';
import { biosByName, withoutPicture } from './bios.ts';

const DARK_HAIR = ['black', 'dark', 'grey'];
/** Typical skin and hair colors per origin. */
const likely: Readonly<Record<Region, { skin: readonly string[]; hair: readonly string[] }>> = {
  'south asia': { skin: ['wheat', 'tan', 'brown', 'deep'], hair: DARK_HAIR },
  himalaya: { skin: ['wheat', 'tan', 'brown'], hair: DARK_HAIR },
  'east asia': { skin: ['fair', 'wheat'], hair: DARK_HAIR },
  'southeast asia': { skin: ['wheat', 'tan', 'brown'], hair: DARK_HAIR },
  'middle east': { skin: ['wheat', 'tan'], hair: DARK_HAIR },
  africa: { skin: ['deep', 'dark'], hair: DARK_HAIR },
  europe: { skin: ['fair', 'wheat'], hair: ['blond', 'chestnut', 'brown', 'dark', 'grey'] },
  'south america': { skin: ['tan', 'brown', 'deep'], hair: DARK_HAIR },
  pacific: { skin: ['brown', 'deep'], hair: DARK_HAIR },
};
const WOMENS_STYLES = new Set(['long', 'bob', 'bun', 'braid', 'waves', 'afro', 'scarf']);
const MENS_STYLES = new Set(['crop', 'side', 'curls', 'turban', 'cap', 'beanie', 'bare']);
/** Inks that only one hair color has. */
const INKS = { blond: '#c79a55', chestnut: '#8d5a30', grey: '#b9b6b2' } as const;

const appearances: readonly (readonly [string, Appearance])[] = Object.entries({ ...women, ...men });
const drawn = pictureFiles(portraits());

describe('[PROF-16] portraits that fit the names', () => {
  test('are described for everybody with a picture, and for nobody else', () => {
    const names = Object.keys(biosByName).filter((name) => !withoutPicture.has(name));
    expect(appearances.map(([name]) => name).toSorted()).toEqual(names.toSorted());
    expect(Object.keys(women).filter((name) => name in men)).toEqual([]);
  });
  test.each(appearances)('%s has a likely skin and hair', (_name, { origin, skin, hair = 'black' }) => {
    expect(likely[origin].skin).toContain(skin);
    expect(likely[origin].hair).toContain(hair);
  });
  test('show women without a beard, and everybody with a fitting hairstyle', () => {
    expect(Object.entries(women).filter(([, look]) => 'beard' in look)).toEqual([]);
    expect(Object.values(women).filter(({ style }) => !WOMENS_STYLES.has(style))).toEqual([]);
    expect(Object.values(men).filter(({ style }) => !MENS_STYLES.has(style))).toEqual([]);
  });
  test('are drawn as described', () => {
    for (const { id, look } of portraits()) {
      const svg = drawn.get(`people/${id}.svg`)?.() ?? '';
      for (const [hair, ink] of Object.entries(INKS)) expect(svg.includes(ink)).toBe(look.hair === hair);
    }
  });
});
