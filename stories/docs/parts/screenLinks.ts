import type { routePatterns } from '../../../src/routes.ts';

type Screen = keyof typeof routePatterns | 'notFound';
interface ScreenOnMap {
  title: string;
  /** The state to open, if there is no story named Default. */
  story?: string;
  /** Column on the map. */
  column: number;
  row: number;
  /** Whether the bottom bar leads to it and no line from the left does. */
  fromBar?: true;
  /** The screens it links to, apart from those reachable from everywhere. */
  to: Screen[];
}

/** Every screen with the ones it links to; does not compile if one is missing. */
export const screenLinks: Record<Screen, ScreenOnMap> = {
  landing: { title: 'Landing', column: 0, row: 1.5, to: ['home'] },
  notFound: { title: 'Not found', column: 0, row: 5.5, to: ['home'] },
  home: { title: 'Home', column: 1, row: 0, to: ['post', 'question', 'createPost', 'leaderboard'] },
  explore: {
    title: 'Explore',
    column: 1,
    row: 2,
    to: ['packages', 'destinations', 'travelPlanning', 'post'],
  },
  createPost: { title: 'Create post', fromBar: true, column: 1, row: 4, to: ['home'] },
  askLocal: { title: 'Ask a Local', column: 1, row: 5.5, to: ['question'] },
  profile: {
    title: 'Profile',
    story: 'owner',
    column: 1,
    row: 8,
    to: ['editProfile', 'todoList', 'leaderboard'],
  },
  leaderboard: { title: 'Leaderboard', column: 2, row: 7, to: ['profile'] },
  packages: { title: 'Packages', column: 2, row: 1.5, to: ['package'] },
  destinations: { title: 'Destinations', column: 2, row: 2.75, to: ['destination'] },
  travelPlanning: {
    title: 'Travel planning',
    fromBar: true,
    story: 'travel-details',
    column: 1,
    row: 6.75,
    to: [],
  },
  todoList: { title: 'Travel to-do', column: 2, row: 8, to: [] },
  editProfile: { title: 'Edit profile', column: 2, row: 9, to: ['profile'] },
  post: { title: 'Single post', column: 3, row: 0, to: ['profile'] },
  package: { title: 'Package', column: 3, row: 1.5, to: ['travelPlanning'] },
  destination: { title: 'Destination', column: 3, row: 2.75, to: ['travelPlanning'] },
  question: { title: 'Question', column: 3, row: 5.5, to: ['profile'] },
};

/** The id of a screen's main story. */
export const storyOf = ({ title, story = 'default' }: ScreenOnMap): string =>
  `screens-${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}--${story}`;
