import { paths } from '../../../src/routes.ts';

interface Step {
  title: string;
  text: string;
  route: string;
  /** Selectors of the highlighted element; the first match is used. */
  targets: readonly string[];
}

/** The steps of the two-minute tour. */
export const steps: readonly Step[] = [
  {
    title: 'This stone is you',
    text: 'Your level and your points. Everything useful that you do moves the marker towards the next stone.',
    route: paths.home(),
    targets: ['header a[href$="/profile"]'],
  },
  {
    title: 'Stories from the road',
    text: 'Travelers share stories, tips, questions and polls. A like is worth a point, a comment too.',
    route: paths.home(),
    targets: ['main article'],
  },
  {
    title: 'Share your own',
    text: 'Everything begins at this seal: a story with pictures, a tip, a question or a poll.',
    route: paths.home(),
    targets: ['nav[aria-label="Main"] a[href*="create-post"]'],
  },
  {
    title: 'Ask someone who lives there',
    text: 'Local questions are answered by locals. A good answer is worth four points.',
    route: paths.askLocal(),
    targets: ['main article'],
  },
  {
    title: 'Plan the trip',
    text: 'Three short steps, and experts come back within a day with three itineraries.',
    route: paths.travelPlanning(),
    targets: ['main [aria-valuetext^="Step"]', 'main h1'],
  },
  {
    title: 'See who has come how far',
    text: 'The leaderboard counts it all. The top three stand on stones of their own.',
    route: paths.leaderboard(),
    targets: ['main ol', 'main h1'],
  },
];
