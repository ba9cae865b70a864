import { BELL_MAX, GUEST_ID, MINUTE } from '../../src/shared/limits.ts';
import type { Outcome } from '../http/faults.ts';
import { DEFAULT_TRAVELLER, NEWCOMER, VETERAN } from '../content/namedUsers.ts';

/** Faults that apply to every call. Durations in ms. */
export interface InitialFaults {
  outcome?: Outcome;
  latency?: number;
  sessionEndsIn?: number;
}

/** A state of the whole database, whose rows `scenarioRows.ts` makes, and which user is signed in. */
export interface Scenario {
  title: string;
  about: string;
  as?: string;
  /** Initial faults and latency. */
  initialFaults?: InitialFaults;
  /** Number of today's notifications waiting on the bell; by default a few of each kind. */
  notificationCount?: number;
  /** Set for scenarios the demo desk omits: one user of the full town, or rows for testing layouts. */
  hiddenOnDesk?: true;
}

const named = {
  full: { title: 'Full town', about: '66 people and a busy week.' },
  empty: { title: 'Empty town', about: 'People, but no posts yet.' },
  newcomer: { title: 'Newcomer', about: 'First day, no points.', as: NEWCOMER },
  veteran: { title: 'Veteran', about: 'Top of the leaderboard.', as: VETERAN },
  'poll-ending': {
    title: 'Poll about to end',
    about: 'Starts with two minutes left.',
    as: DEFAULT_TRAVELLER,
  },
  'expired-polls': {
    title: 'All polls expired',
    about: 'Nothing left to vote on.',
  },
  'level-up': {
    title: 'Level up at the next like',
    about: 'Ananya starts at 399 points.',
    as: DEFAULT_TRAVELLER,
  },
  'two-equal': {
    title: 'Two equal',
    about: 'Same points, who is first?',
    as: DEFAULT_TRAVELLER,
  },
  'full-bell': {
    title: '99 on the bell',
    about: 'One more makes 99+.',
    as: DEFAULT_TRAVELLER,
    notificationCount: BELL_MAX,
  },
  'long-content': {
    title: 'Long names and texts',
    about: 'Everything at its longest.',
  },
  'missing-pictures': {
    title: 'Missing pictures',
    about: 'What shows when one is broken.',
  },
  'session-ending': {
    title: 'Session about to end',
    about: 'Starts with one minute left.',
    as: DEFAULT_TRAVELLER,
    initialFaults: { sessionEndsIn: MINUTE },
  },
  'backend-down': {
    title: 'Backend down',
    about: 'Every request fails.',
    initialFaults: { outcome: 'offline' },
  },
  slow: {
    title: 'Slow network',
    about: 'Every answer takes three seconds.',
    initialFaults: { latency: 3000 },
  },
  many: { title: '5,000 posts', about: 'Does it still scroll?' },
  few: {
    title: 'A few',
    about: 'Six things in the feed, six of each catalogue.',
    hiddenOnDesk: true,
  },
  guest: {
    title: 'Guest',
    about: 'The fixed guest, who has done nothing yet.',
    as: GUEST_ID,
    hiddenOnDesk: true,
  },
  visitor: {
    title: 'Visitor',
    about: 'Nobody signed in.',
    as: 'visitor',
    hiddenOnDesk: true,
  },
} satisfies Record<string, Scenario>;
export type ScenarioName = keyof typeof named;

/** The scenarios that stories, tests and links can name (`?scenario=`). */
export const scenarios: Readonly<Record<ScenarioName, Scenario>> = named;

/** The same as a map, for looking up untrusted names. */
export const scenariosByName: ReadonlyMap<string, Scenario> = new Map(Object.entries(named));
