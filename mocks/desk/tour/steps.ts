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
    text: 'It shows your level and your points. Every like, comment and answer brings you closer to the next one.',
    route: paths.home(),
    targets: ['header a[href$="/profile"]'],
  },
  {
    title: 'Stories from the road',
    text: 'Travelers share stories, tips, questions and polls. Liking a post earns you a point, and so does a comment.',
    route: paths.home(),
    targets: ['main article'],
  },
  {
    title: 'Share your own',
    text: 'Start here to post a story with pictures, a tip, a question or a poll.',
    route: paths.home(),
    targets: ['nav[aria-label="Main"] a[href*="create-post"]'],
  },
  {
    title: 'Ask someone who lives there',
    text: 'Locals answer questions about the places they know. Each answer earns them four points.',
    route: paths.askLocal(),
    targets: ['main article'],
  },
  {
    title: 'Plan the trip',
    text: 'Fill in three short steps, and travel experts review your plan within 24 hours.',
    route: paths.travelPlanning(),
    targets: ['main [aria-valuetext^="Step"]', 'main h1'],
  },
  {
    title: 'See who has come furthest',
    text: 'The leaderboard ranks everyone by points. The top three stand on milestones of their own.',
    route: paths.leaderboard(),
    targets: ['main ol', 'main h1'],
  },
];

/** The screen of a step; after the last step, Home. */
export const routeOf = (step: number): string => steps[step]?.route ?? paths.home();
