import type { PostRow, TagRow } from '../db/rows.ts';
import { numbered } from '../seed/numbered.ts';

/** What a click searches for, how it reads, and how much it grew in a week, in percent (AMB-58). */
const trending: readonly (readonly [name: string, displayName: string, weeklyGrowth: number])[] = [
  ['spiti', '#SpitiInWinter', 34],
  ['night train', '#NightTrains', 27],
  ['solo', '#SoloTravel', 21],
  ['the rain', '#InTheRain', 18],
  ['permit', '#PermitTalk', 14],
  ['ferry', '#SlowFerries', 11],
  ['chai', '#ChaiStops', 9],
  ['homestay', '#Homestays', 8],
  ['temple', '#TempleTrails', 7],
  ['Leh', '#LehAndBeyond', 6],
  ['breakfast', '#BreakfastFirst', 6],
  ['full moon', '#FullMoonRann', 5],
  ['Kyoto', '#KyotoRain', 5],
  ['toy train', '#ToyTrain', 4],
  ['aurora', '#AuroraWatch', 4],
  ['market', '#MarketMornings', 3],
  ['Kerala', '#KeralaByBoat', 2],
  ['fort', '#FortsAndSteps', 1],
  ['leech', '#LeechSeason', -3],
  ['houseboat', '#HouseboatNights', -6],
];
const FEATURED = 10;

/** Trending tags; their counts are what a search for them finds in text and place. */
export const tags = (posts: readonly PostRow[]): TagRow[] =>
  trending.map(([name, displayName, weeklyGrowth], index) => {
    const word = name.toLowerCase();
    const found = posts.filter(({ content, destination }) =>
      `${content} ${destination}`.toLowerCase().includes(word),
    );
    const isFeatured = index < FEATURED;
    return {
      id: numbered('tag', index + 1),
      name,
      displayName,
      postCount: found.length,
      weeklyGrowth,
      isFeatured,
    };
  });
