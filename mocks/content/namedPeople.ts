/** People of the seed that demos are told about by name: who each of them is, in a line. */
export const protagonists: ReadonlyMap<string, string> = new Map([
  ['traveller_001', 'Level 4, with posts, questions, to-dos and saved places'],
  ['traveller_002', 'The veteran at the top of the leaderboard'],
  ['traveller_003', 'Just joined: no points, nothing posted yet'],
]);
