import { fill, line } from './draw.ts';

/** What a head wears: drawn behind the face, then in front of it. */
type Head = { readonly back?: string; readonly front: string };
type Tones = { readonly hair: string; readonly shine: string; readonly cloth: string; readonly fold: string };

const FRINGE = 'M39 54c-4-24 8-34 21-34s25 10 21 34c-2-9-5-14-9-18-9 3-20 2-25-1-4 5-6 11-8 19z';
const PARTED = 'M38 57c-4-27 9-37 22-37s26 10 22 37c-3-12-9-19-19-26-7 9-19 13-25 26z';

/** Hairstyles, a turban, a scarf, a cap, and one with little hair left. */
export const heads = {
  crop: ({ hair, shine }: Tones): Head => ({
    front: fill(FRINGE, hair) + line('M50 27q9-4 18 0', shine, 2, { round: true }),
  }),
  side: ({ hair, shine }: Tones): Head => ({
    front:
      fill('M38 55c-5-25 8-37 24-36 17 0 24 13 19 36-2-10-5-15-9-18-10 1-19-2-25-8-1 10-6 16-9 26z', hair) +
      line('M49 27q8 7 21 6', shine, 2, { round: true }),
  }),
  curls: ({ hair }: Tones): Head => ({
    front: line('M42 46h0M45 35h0M53 28h0M63 27h0M72 31h0M77 39h0M79 48h0', hair, 15, { round: true }),
  }),
  afro: ({ hair, shine }: Tones): Head => ({
    back: `<circle cx="60" cy="44" r="33" fill="${hair}"/>`,
    front:
      fill('M38 50c2-18 10-25 22-25s20 7 22 25c-4-8-8-12-12-14-8 3-16 2-21 0-5 3-8 7-11 14z', hair) +
      line('M38 30q6-9 15-12', shine, 3, { round: true }),
  }),
  waves: ({ hair }: Tones): Head => ({
    back:
      fill('M37 50c-4-22 8-31 23-31s27 9 23 31v30H37z', hair) +
      line('M38 46h0M33 57h0M32 69h0M35 81h0M82 46h0M87 57h0M88 69h0M85 81h0', hair, 16, { round: true }),
    front: line('M42 43h0M46 33h0M55 27h0M65 27h0M74 33h0M78 43h0', hair, 14, { round: true }),
  }),
  long: ({ hair, shine }: Tones): Head => ({
    back: fill('M35 54c-5-28 10-37 25-37s30 9 25 37c0 20 5 30 7 46H28c2-16 7-26 7-46z', hair),
    front: fill(PARTED, hair) + line('M46 33q6-7 14-8', shine, 2, { round: true }),
  }),
  bob: ({ hair, shine }: Tones): Head => ({
    back: fill('M34 54c-5-28 10-37 26-37s31 9 26 37l3 25q-12 5-21 1H52q-9 4-21-1z', hair),
    front:
      fill('M37 56c-5-27 9-37 23-37s28 10 23 37c-2-7-4-12-6-15H43c-2 3-4 8-6 15z', hair) +
      line('M50 27q9-3 19 0', shine, 2, { round: true }),
  }),
  bun: ({ hair, shine }: Tones): Head => ({
    back: `<circle cx="60" cy="16" r="11" fill="${hair}"/>`,
    front:
      fill('M38 54c-4-24 9-33 22-33s26 9 22 33c-3-12-9-19-22-20-13 1-19 8-22 20z', hair) +
      line('M53 13q5-4 11-1', shine, 2, { round: true }),
  }),
  braid: ({ hair, shine }: Tones): Head => ({
    back: fill('M36 54c-4-26 10-35 24-35s28 9 24 35l3 24H33z', hair),
    front:
      fill(PARTED, hair) +
      line('M84 76h0M86 86h0M86 96h0M85 106h0', hair, 12, { round: true }) +
      line('M82 111h6', shine, 3),
  }),
  turban: ({ cloth, fold }: Tones): Head => ({
    front:
      fill('M35 48c-6-23 9-36 26-36s32 13 24 36c-8-9-15-13-24-13s-18 4-26 13z', cloth) +
      line('M37 40q16-20 46-9M40 27q18-12 40-1M61 35q-5-6-3-11', fold, 2, { round: true }),
  }),
  scarf: ({ cloth, fold }: Tones): Head => ({
    back: fill('M32 56c-3-29 12-39 28-39s31 10 28 39c0 16 3 24 8 34-14 16-58 16-72 0 5-10 8-18 8-34z', cloth),
    front:
      fill(
        'M36 58c-2-26 10-37 24-37s26 11 24 37c2 14-6 26-24 27-18-1-26-13-24-27zm5-3c0 16 8 25 19 25s19-9 19-25c-1-16-8-23-19-23s-18 7-19 23z',
        cloth,
      ) + line('M38 84q20 14 47 3', fold, 2, { round: true }),
  }),
  cap: ({ hair, cloth, fold }: Tones): Head => ({
    back: fill('M38 48h44l1 16H37z', hair),
    front:
      fill('M37 43c-2-17 9-25 23-25s24 7 23 25z', cloth) +
      fill('M37 42q24-8 57 3 0 5-4 5-26-8-53-3z', fold) +
      line('M57 18h6', fold, 3, { round: true }),
  }),
  beanie: ({ hair, cloth, fold }: Tones): Head => ({
    back: fill('M37 48h46l2 24H35z', hair),
    front:
      fill('M37 40c-2-18 9-27 23-27s25 9 23 27z', cloth) +
      line('M36 39h48', fold, 9, { round: true }) +
      `<circle cx="60" cy="11" r="6" fill="${fold}"/>`,
  }),
  bare: ({ hair }: Tones): Head => ({
    front: fill('M40 60c-5-8-3-16 1-22l2 12zM80 60c5-8 3-16-1-22l-2 12z', hair),
  }),
} as const;

export type Style = keyof typeof heads;
