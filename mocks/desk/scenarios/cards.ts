import { type ScenarioName, scenarios } from '../../scenarios/scenarios.ts';

const isScenarioName = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name);

/** The scenarios shown as cards, in order. */
export const cards: readonly ScenarioName[] = Object.entries(scenarios).flatMap(([name, { hiddenOnDesk }]) =>
  isScenarioName(name) && !hiddenOnDesk ? [name] : [],
);

/** Shown next to the current one until 'All 15' is pressed. */
const COMMON: readonly ScenarioName[] = ['full', 'poll-ending', 'level-up'];

/** The current card first, then the most common ones; three in total. */
export const firstCards = (current: string): readonly ScenarioName[] =>
  [...cards.filter((name) => name === current), ...COMMON.filter((name) => name !== current)].slice(0, 3);

const phrases: Readonly<Record<ScenarioName, string>> = {
  full: 'a full town',
  empty: 'an empty town',
  newcomer: 'a full town',
  veteran: 'a full town',
  'poll-ending': 'a town with a poll about to end',
  'expired-polls': 'a town whose polls are over',
  'level-up': 'a town close to a level-up',
  'two-equal': 'a town with a tie on the leaderboard',
  'full-bell': 'a town that rang 99 times',
  'long-content': 'a town of long names',
  'missing-pictures': 'a town with missing pictures',
  'session-ending': 'a session about to end',
  'backend-down': 'a town that does not answer',
  slow: 'a slow town',
  many: 'a town of 5,000 posts',
  few: 'a town with few posts',
  guest: 'a full town',
  visitor: 'a full town',
};

/** How the desk's sentence describes the world: 'You are Ananya in a full town'. */
export const inWorld = (scenario: string): string =>
  isScenarioName(scenario) ? phrases[scenario] : scenario;
