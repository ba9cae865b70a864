/** The landscapes that can be drawn for any place. */
export const landforms = [
  'bazaar',
  'beach',
  'boulders',
  'city',
  'coast',
  'desert',
  'forest',
  'fort',
  'highland',
  'hills',
  'lake',
  'mountain',
  'oldtown',
  'polar',
  'river',
  'savanna',
] as const;

export type Landform = (typeof landforms)[number];

const landformPatterns: readonly (readonly [RegExp, Landform])[] = [
  [/beach|island|surf|snorkel|reef|lagoon/, 'beach'],
  [/tundra|arctic|aurora|ice|glacier|polar/, 'polar'],
  [/desert|dune|camel|oasis|salt/, 'desert'],
  [/safari|savanna|reserve|grassland/, 'savanna'],
  [/fort|palace|citadel|castle/, 'fort'],
  [/lake|tso|lagoon|fjord/, 'lake'],
  [/river|ghat|backwater|canal|ganga|delta/, 'river'],
  [/coast|harbour|harbor|port|sea|bay|cape|cliff/, 'coast'],
  [/ladakh|tibet|plateau|highland|monastery/, 'highland'],
  [/mountain|himalaya|peak|trek|pass|summit|alps|base camp|valley/, 'mountain'],
  [/tea|coffee|hill|plantation|terrace|vineyard/, 'hills'],
  [/forest|jungle|waterfall|rain|national park|woods/, 'forest'],
  [/boulder|canyon|rock|ruins/, 'boulders'],
  [/bazaar|market|souk|chowk|medina|temple/, 'bazaar'],
  [/old town|street|village|museum/, 'oldtown'],
  [/city|metro|downtown|skyline|airport/, 'city'],
];

/** The landform a text mentions, if any. */
export function landformIn(text: string): Landform | undefined {
  const lower = text.toLowerCase();
  return landformPatterns.find(([pattern]) => pattern.test(lower))?.[1];
}
