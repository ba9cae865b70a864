import { fill, line } from './draw.ts';
import { heads, type Style } from './hair.ts';
import { mix } from './mixColors.ts';
import { hash, prng } from '../../src/shared/prng.ts';

const skins = {
  fair: '#f3cfae',
  wheat: '#e6b48a',
  tan: '#cf9466',
  brown: '#b1754a',
  deep: '#8b5636',
  dark: '#633b28',
} as const;
const hairs = {
  black: '#1f1b20',
  dark: '#33231f',
  brown: '#5b3a25',
  chestnut: '#8d5a30',
  blond: '#c79a55',
  grey: '#b9b6b2',
} as const;
const cloths = [
  '#c8452f',
  '#e0a52e',
  '#1f6f6b',
  '#2f4f8c',
  '#7c2f5c',
  '#f3e9d6',
  '#4f7d4a',
  '#e07f4f',
] as const;
const grounds = [
  '#a9cfc8',
  '#f0cf8f',
  '#d8c3dd',
  '#b9cfe4',
  '#efbfa8',
  '#c9d9a8',
  '#e6d6bd',
  '#8fb8b4',
] as const;
const GARMENTS = ['tee', 'kurta', 'collar', 'hood', 'sari'] as const;
/** Everyday clothes for anybody; a sari is drawn only if specified. */
const EVERYDAY = GARMENTS.slice(0, 4);

/** A person's appearance. Clothing and background colors, and the garment if omitted, are derived from the name. */
export interface Look {
  readonly style: Style;
  readonly skin: keyof typeof skins;
  /** Black by default. */
  readonly hair?: keyof typeof hairs;
  readonly beard?: 'moustache' | 'short' | 'full';
  readonly garment?: (typeof GARMENTS)[number];
  readonly glasses?: true;
  readonly earrings?: true;
  readonly bindi?: true;
}

const one = <Value>(list: readonly [Value, ...Value[]] | readonly Value[], index: number): Value => {
  const value = list[index % list.length];
  if (value === undefined) throw new Error('Nothing to choose from');
  return value;
};

/** Everything a look leaves open; the same for the same name. */
function chanceOf(name: string) {
  const random = prng(hash(name));
  const roll = (sides: number): number => Math.floor(random(0, sides));
  return { cloth: roll(8), wrap: roll(7), ground: one(grounds, roll(8)), garment: one(EVERYDAY, roll(4)) };
}

const SHOULDERS = 'M12 120c1-22 16-29 38-34h20c22 5 37 12 38 34z';

function garmentMarks(garment: (typeof GARMENTS)[number], cloth: string, skin: string): string {
  const fold = mix(cloth, '#1c2030', 0.22);
  const light = mix(cloth, '#fff8ea', 0.75);
  const marks: Record<(typeof GARMENTS)[number], string> = {
    tee: fill('M48 86q12 16 24 0l4 2q-16 22-32 0z', fold),
    kurta:
      fill('M50 86l10 12 10-12 5 2-13 16v16h-4v-16l-13-16z', fold) +
      line('M60 107h0M60 115h0', light, 3, { round: true }),
    collar: fill('M48 85l12 14-9 9-9-21zM72 85l-12 14 9 9 9-21z', light) + line('M60 100v20', fold, 2),
    sari:
      fill('M28 93c18 4 44 12 56 27h24c-1-18-10-25-24-30-16 6-34 4-46 0z', light) +
      fill('M34 91c20 4 44 12 56 29h-9C68 105 46 97 28 94z', '#e3a52f'),
    hood:
      fill('M44 87q16 24 32 0l10 4q-10 22-26 22t-26-22z', fold) +
      line('M53 104v10M67 104v10', light, 2, { round: true }),
  };
  return (
    fill(SHOULDERS, cloth) +
    fill('M82 89c16 5 25 12 26 31H88c1-12-1-22-6-31z', fold, 0.5) +
    fill('M50 68h20v19q-10 12-20 0z', skin) +
    marks[garment]
  );
}

function faceMarks(look: Look, skin: string, hair: string): string {
  const deep = mix(skin, '#5a1f2a', 0.42);
  const dark = mix(skin, '#20141c', 0.82);
  const beards: Record<NonNullable<Look['beard']>, string> = {
    moustache: fill('M50 67q5-5 10-2 5-3 10 2-6 2-10 0-4 2-10 0z', hair),
    short: fill('M40 54c0 17 9 28 20 28s20-11 20-28c-1 8-3 12-6 13-6-4-22-4-28 0-3-1-5-5-6-13z', hair, 0.9),
    full: fill('M39 52c-2 22 8 39 21 39s23-17 21-39c-2 9-4 12-7 13-7-4-21-4-28 0-3-1-5-4-7-13z', hair),
  };
  const mouth =
    look.beard === undefined || look.beard === 'moustache'
      ? line('M53 70q7 6 14 0', deep, 2.5, { round: true })
      : fill('M53 69q7 7 14 0z', '#fbeee6');
  return (
    `<g fill="${skin}"><circle cx="40" cy="56" r="5"/><circle cx="80" cy="56" r="5"/></g>` +
    fill('M40 50c0-16 8-26 20-26s20 10 20 26c0 19-9 31-20 31s-20-12-20-31z', skin) +
    fill(
      'M62 24c11 1 18 11 18 26 0 19-9 31-20 31 9-6 14-17 13-32-1-11-5-19-11-25z',
      mix(skin, '#7a3038', 0.16),
    ) +
    (look.beard ? beards[look.beard] : '') +
    line('M46 63h0M74 63h0', '#d8584a', 8, { round: true, opacity: 0.2 }) +
    line('M52 55h0M68 55h0', dark, 5, { round: true }) +
    line('M47 48q5-3 9-1M64 47q5-2 9 1', mix(hair, dark, 0.4), 2, { round: true }) +
    line('M60 56l-1 7q2 1 4 0', deep, 2, { round: true }) +
    mouth +
    (look.glasses
      ? line(
          'M45 55a7 7 0 1 0 14 0a7 7 0 1 0-14 0M61 55a7 7 0 1 0 14 0a7 7 0 1 0-14 0M45 54l-5-1M75 54l5-1',
          '#2a2630',
          2,
        )
      : '') +
    (look.earrings ? line('M39 64h0M81 64h0', '#e3a52f', 4, { round: true }) : '') +
    (look.bindi ? line('M60 45h0', '#b3202c', 4, { round: true }) : '')
  );
}

/** A head-and-shoulders portrait, square; the same name and look always give the same person. */
export function portrait(name: string, look: Look): string {
  const chance = chanceOf(name);
  const skin = skins[look.skin];
  const hair = hairs[look.hair ?? 'black'];
  const cloth = one(cloths, chance.cloth);
  const wrap = one(cloths, chance.cloth + 1 + chance.wrap);
  const head = heads[look.style]({
    hair,
    shine: mix(hair, '#ffffff', 0.2),
    cloth: wrap,
    fold: mix(wrap, '#1c2030', 0.25),
  });
  const covered = look.style === 'scarf';
  const garment = covered ? 'tee' : (look.garment ?? chance.garment);
  const body = garmentMarks(garment, cloth, mix(skin, '#5a2430', 0.24));
  const marks = covered ? body + (head.back ?? '') : (head.back ?? '') + body;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">${fill('M0 0h120v120H0z', chance.ground)}${fill('M120 0v120H66C44 84 60 26 96 0z', mix(chance.ground, '#ffffff', 0.3))}${marks}${faceMarks(look, skin, hair)}${head.front}</svg>`;
}
