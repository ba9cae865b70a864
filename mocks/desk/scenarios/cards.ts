import { type ScenarioName, scenarios } from '../../scenarios/scenarios.ts';

const isScenarioName = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name);

/** The scenarios shown as cards, in order. */
export const cards: readonly ScenarioName[] = Object.entries(scenarios).flatMap(([name, { hiddenOnDesk }]) =>
  isScenarioName(name) && !hiddenOnDesk ? [name] : [],
);

/** How many cards are shown in a window of any height until 'All 15' is pressed. */
export const ALWAYS_SHOWN = 3;

/** Shown until 'All 15' is pressed; those after the third only in a window with room for them. */
const COMMON: readonly ScenarioName[] = [
  'full',
  'poll-ending',
  'level-up',
  'full-bell',
  'empty',
  'backend-down',
];

/** The most common cards, after the current one if it is not among them. */
export const firstCards = (current: string): readonly ScenarioName[] =>
  [...cards.filter((name) => name === current && !COMMON.includes(name)), ...COMMON].slice(0, COMMON.length);

export const titleOf = (scenario: string): string =>
  isScenarioName(scenario) ? scenarios[scenario].title : scenario;

const phrases: Readonly<Record<ScenarioName, string>> = {
  full: 'a full town',
  empty: 'an empty town',
  newcomer: 'a full town',
  veteran: 'a full town',
  'poll-ending': 'a town with a two-minute poll',
  'expired-polls': 'a town whose polls are over',
  'level-up': 'a town made for a level-up',
  'two-equal': 'a town that began with a tie',
  'full-bell': 'a town that rang 99 times',
  'long-content': 'a town of long names',
  'missing-pictures': 'a town with missing pictures',
  'session-ending': 'a one-minute session',
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
