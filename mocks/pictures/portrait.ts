import { fill, line } from './draw.ts';
import { heads, type Style } from './hair.ts';
import { mix } from './ink.ts';
import { hash, prng } from '../../src/shared/prng.ts';

/** How someone looks; numbers choose from the palettes, whatever is left out comes from the name. */
export type Look = {
  readonly style: Style;
  readonly skin: number;
  readonly hair: number;
  readonly cloth: number;
  readonly ground: number;
  readonly garment: 'tee' | 'kurta' | 'collar' | 'sari' | 'hood';
  readonly beard: 'none' | 'moustache' | 'short' | 'full';
  readonly glasses: boolean;
  readonly bindi: boolean;
};

const skins = ['#f3cfae', '#e6b48a', '#cf9466', '#b1754a', '#8b5636', '#633b28'] as const;
const hairs = ['#1f1b20', '#33231f', '#5b3a25', '#8d5a30', '#c79a55', '#b9b6b2'] as const;
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

const hers: readonly Style[] = ['long', 'bob', 'bun', 'braid', 'curls', 'long'];
const his: readonly Style[] = ['crop', 'side', 'curls', 'crop', 'cap', 'bare', 'side'];
/** Styles that bring no beard of their own from the name's guess. */
const BEARDLESS: ReadonlySet<Style> = new Set(['long', 'bob', 'bun', 'braid', 'scarf']);
const HER_NAME = /(a|i|ah|een|iko|mei|ne|lle|beth|ie|yn|or|ri|th|ay)$/;
const HIS_NAME =
  /^(aditya|krishna|luca|joshua|ravi|hari|ali|amari|andrea|nikola|kofi|shiva|vidya|surya|mustafa|yusuf|rishi|kenji|hiroshi|giovanni|omari|jamie|taylor|jay|seth|kai|raj|arjun|rahul|ashok)$/;

function one<T>(list: readonly [T, ...T[]] | readonly T[], index: number): T | undefined {
  return list[((index % list.length) + list.length) % list.length];
}

/** A likely look for a name: a guess, so that the seed need not describe everyone. */
export function lookOf(name: string): Look {
  const random = prng(hash(name));
  random(0, 1);
  const roll = (sides: number): number => Math.floor(random(0, sides));
  const [first = ''] = name.toLowerCase().split(' ');
  const woman = HER_NAME.test(first) && !HIS_NAME.test(first);
  const guess = one(woman ? hers : his, roll(42)) ?? 'crop';
  const special =
    /\b(singh)$/i.test(name) && !woman
      ? 'turban'
      : /^(fatima|amina|aisha|zainab|noor|khadija)/i.test(name)
        ? 'scarf'
        : guess;
  const skin = Math.floor(random(0, 2.8) + random(0, 3.2));
  return {
    style: special,
    skin,
    hair: roll(18) === 0 ? 5 : skin > 1 ? roll(2) : roll(5),
    cloth: roll(8),
    ground: roll(8),
    garment:
      one(
        woman ? (['tee', 'kurta', 'sari', 'hood'] as const) : (['tee', 'kurta', 'collar', 'hood'] as const),
        roll(4),
      ) ?? 'tee',
    beard: woman
      ? 'none'
      : special === 'turban'
        ? 'full'
        : (one(['none', 'none', 'short', 'moustache', 'full'] as const, roll(5)) ?? 'none'),
    glasses: roll(5) === 0,
    bindi: false,
  };
}

const SHOULDERS = 'M12 120c1-22 16-29 38-34h20c22 5 37 12 38 34z';

function garmentMarks(look: Look, cloth: string, skin: string): string {
  const fold = mix(cloth, '#1c2030', 0.22);
  const light = mix(cloth, '#fff8ea', 0.75);
  const marks: Record<Look['garment'], string> = {
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
    marks[look.garment]
  );
}

function faceMarks(look: Look, skin: string, hair: string): string {
  const deep = mix(skin, '#5a1f2a', 0.42);
  const dark = mix(skin, '#20141c', 0.82);
  const beards: Record<Look['beard'], string> = {
    none: '',
    moustache: fill('M50 67q5-5 10-2 5-3 10 2-6 2-10 0-4 2-10 0z', hair),
    short: fill('M40 54c0 17 9 28 20 28s20-11 20-28c-1 8-3 12-6 13-6-4-22-4-28 0-3-1-5-5-6-13z', hair, 0.9),
    full: fill('M39 52c-2 22 8 39 21 39s23-17 21-39c-2 9-4 12-7 13-7-4-21-4-28 0-3-1-5-4-7-13z', hair),
  };
  const mouth =
    look.beard === 'none' || look.beard === 'moustache'
      ? line('M53 70q7 6 14 0', deep, 2.5, { round: true })
      : fill('M53 69q7 7 14 0z', '#fbeee6');
  return (
    `<g fill="${skin}"><circle cx="40" cy="56" r="5"/><circle cx="80" cy="56" r="5"/></g>` +
    fill('M40 50c0-16 8-26 20-26s20 10 20 26c0 19-9 31-20 31s-20-12-20-31z', skin) +
    fill(
      'M62 24c11 1 18 11 18 26 0 19-9 31-20 31 9-6 14-17 13-32-1-11-5-19-11-25z',
      mix(skin, '#7a3038', 0.16),
    ) +
    beards[look.beard] +
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
    (look.bindi ? line('M60 45h0', '#b3202c', 4, { round: true }) : '')
  );
}

/** A head-and-shoulders portrait, square; the same name and look always give the same person. */
export function portrait(name: string, look: Partial<Look> = {}): string {
  const full: Look = {
    ...lookOf(name),
    ...(look.style && BEARDLESS.has(look.style) && { beard: 'none' }),
    ...look,
  };
  const skin = one(skins, full.skin) ?? skins[2];
  const hair = one(hairs, full.hair) ?? hairs[0];
  const ground = one(grounds, full.ground) ?? grounds[0];
  const cloth = one(cloths, full.cloth) ?? cloths[0];
  const wrap = one(cloths, full.cloth + 1 + (full.ground % 4)) ?? cloths[1];
  const head = heads[full.style]({
    hair,
    shine: mix(hair, '#ffffff', 0.2),
    cloth: wrap,
    fold: mix(wrap, '#1c2030', 0.25),
  });
  const covered = full.style === 'scarf';
  const body = garmentMarks(covered ? { ...full, garment: 'tee' } : full, cloth, mix(skin, '#5a2430', 0.24));
  const marks = covered ? body + (head.back ?? '') : (head.back ?? '') + body;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">${fill('M0 0h120v120H0z', ground)}${fill('M120 0v120H66C44 84 60 26 96 0z', mix(ground, '#ffffff', 0.3))}${marks}${faceMarks(full, skin, hair)}${head.front}</svg>`;
}
