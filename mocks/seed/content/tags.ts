import type { TagRow } from '../../db/rows.ts';

/** What a click searches for, how it reads, and how much it grew in a week, in percent (AMB-58). */
const trending: readonly (readonly [
  name: string,
  displayName: string,
  weeklyGrowth: number,
  posts: number,
])[] = [
  ['spiti', '#SpitiInWinter', 34, 412],
  ['night train', '#NightTrains', 27, 386],
  ['solo', '#SoloTravel', 21, 940],
  ['rain', '#MonsoonDays', 18, 655],
  ['permit', '#PermitTalk', 14, 204],
  ['ferry', '#SlowFerries', 11, 318],
  ['chai', '#ChaiStops', 9, 1284],
  ['homestay', '#Homestays', 8, 573],
  ['temple', '#TempleTrails', 7, 731],
  ['Ladakh', '#LadakhDiaries', 6, 890],
  ['breakfast', '#BreakfastFirst', 6, 267],
  ['full moon', '#FullMoonRann', 5, 143],
  ['Kyoto', '#KyotoRain', 5, 226],
  ['toy train', '#ToyTrain', 4, 188],
  ['aurora', '#AuroraWatch', 4, 97],
  ['market', '#MarketMornings', 3, 402],
  ['Kerala', '#KeralaByBoat', 2, 515],
  ['fort', '#FortsAndSteps', 1, 344],
  ['leech', '#LeechSeason', -3, 61],
  ['houseboat', '#HouseboatNights', -6, 279],
];
const FEATURED = 10;

export const tags = (): TagRow[] =>
  trending.map(([name, displayName, weeklyGrowth, postCount], index) => ({
    id: `tag_${String(index + 1).padStart(3, '0')}`,
    ...{ name, displayName, postCount, weeklyGrowth },
    isFeatured: index < FEATURED,
  }));
