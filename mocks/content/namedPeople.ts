/** People of the seed with a part of their own: the sign-in page introduces them, and the simulator never acts for them. */
export const DEFAULT_TRAVELLER = 'traveller_001';
export const VETERAN = 'traveller_002';
export const NEWCOMER = 'traveller_003';

/** Who each of them is, in one line. */
export const namedPeople: ReadonlyMap<string, string> = new Map([
  [DEFAULT_TRAVELLER, 'Level 4, with posts, questions, to-dos and saved places'],
  [VETERAN, 'The veteran at the top of the leaderboard'],
  [NEWCOMER, 'Just joined: no points, nothing posted yet'],
]);
