/** People with a fixed role: the sign-in page introduces them, and the simulator never acts as them. */
export const DEFAULT_TRAVELLER = 'traveller_001';
export const VETERAN = 'traveller_002';
export const NEWCOMER = 'traveller_003';

/** A one-line description of each. */
export const namedUsers: ReadonlyMap<string, string> = new Map([
  [DEFAULT_TRAVELLER, 'Level 4, with posts, questions, to-dos and saved places'],
  [VETERAN, 'The veteran at the top of the leaderboard'],
  [NEWCOMER, 'Just joined: no points, nothing posted yet'],
]);

interface DemoAccount {
  id: string;
  name: string;
  about: string;
  /** Relative to the base path; null for the newcomer, who has none yet. */
  picture: string | null;
}

/** The people that the guest's greeting offers to sign in as. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    id: DEFAULT_TRAVELLER,
    name: 'Ananya',
    about: 'level 4',
    picture: `pictures/people/${DEFAULT_TRAVELLER}.svg`,
  },
  { id: VETERAN, name: 'Harpreet', about: 'at the top', picture: `pictures/people/${VETERAN}.svg` },
  { id: NEWCOMER, name: 'Ishaan', about: 'new here', picture: null },
];
