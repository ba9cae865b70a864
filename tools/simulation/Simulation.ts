import { prng } from '../../src/shared/prng.ts';
import { START, type Start } from '../oracle/model/start.ts';
import { type Step, actions, weightedActions } from './actions.ts';
import { Problem, expectThat, checkLedger, checkPresses, checkPrivacy, checkTexts } from './checks.ts';
import { checkScreen } from './checkScreen.ts';
import { linkOf } from './linkOf.ts';
import { Person } from './Person.ts';
import { controls, press } from './screen.ts';
import { Scheduler } from './Scheduler.ts';
import { createServer } from './Server.ts';
import { Tab } from './Tab.ts';

export interface Result {
  /** Equal for the same seed and steps. */
  hash: string;
  /** A description of what was done. */
  words: string[];
  /** The steps that were possible. */
  played: Step[];
  /** The problem found; null if there is none. */
  problem: string | null;
  /** Opens the server's state at the time of the problem in the demo. */
  link: string | null;
}

const NAMES = ['Asha', 'Ravi'];
const IDLE_EVERY = 8;
/** The longest anything can take: the app's own timeouts, ms. */
const IDLE_LIMIT = 200_000;

/** The steps of a seed. */
export function stepsOf(seed: number, count: number): Step[] {
  const random = prng(seed * 2_654_435);
  random(0, 1);
  return Array.from({ length: count }, (): Step => {
    const kind = weightedActions[Math.floor(random(0, weightedActions.length))] ?? 'like';
    return {
      who: random(0, 1) < 0.5 ? 0 : 1,
      kind,
      pick: Math.floor(random(0, 1000)),
      wait: Math.floor(random(0, 1) ** 3 * 3000),
    };
  });
}

/** Alternatives to try if a step is not possible, in a random order. */
function otherKinds({ pick }: Step): string[] {
  const random = prng(pick + 1);
  return Array.from(
    { length: 12 },
    () => weightedActions[Math.floor(random(0, weightedActions.length))] ?? 'like',
  );
}

const LONG_LIST = 8;
/** Listener leaks are checked in every nth seed. */
const LEAKS = 5;
/** Each of the two has a poll, so that both, as authors, are notified of the other's votes. */
const OWN_POLLS = ['asha', 'ravi'].map((author, place) => ({
  id: `${author}s`,
  author,
  type: 'poll' as const,
  content: 'Tea or coffee?',
  destination: null,
  at: `2026-11-20T1${place + 2}:00:00.000Z`,
  poll: { id: `${author}s_poll`, options: '["Tea","Coffee"]', end: null },
}));
/** Every eighth seed has more posts than fit on a page. */
function startOf(seed: number): Start {
  const posts = [...START.posts, ...OWN_POLLS];
  if (seed % LONG_LIST !== 0) return { ...START, posts };
  const more = Array.from({ length: 21 }, (_, place) => ({
    id: `more${place}`,
    author: 'kabir',
    type: 'tip' as const,
    content: `Tip ${place}`,
    destination: null,
    at: `2026-11-19T10:${String(place + 10)}:00.000Z`,
  }));
  return { ...START, posts: [...more, ...posts] };
}

/** A world and its travellers, with their pages open. */
function begin(tabs: readonly Tab[], seed: number) {
  const start = startOf(seed);
  const scheduler = new Scheduler(Date.parse(start.now));
  const server = createServer({ start, scheduler, people: ['asha', 'ravi'] });
  const problems: unknown[] = [];
  const fail = (problem: unknown): void => void problems.push(problem);
  const people = tabs.map(
    (tab, browser) =>
      new Person({
        name: NAMES[browser] ?? '',
        browser,
        tab,
        scheduler,
        seed: seed * 31 + browser,
        server,
        fail,
      }),
  );
  return { scheduler, server, problems, fail, people };
}
type World = ReturnType<typeof begin>;

/** Checks the state against the specification; the screens only when nothing is in flight. */
function check({ server, problems, people }: World, isIdle: boolean): void {
  if (problems.length > 0) throw problems[0];
  checkLedger(server);
  for (const me of people) checkPresses(me);
  if (!isIdle) return;
  for (const me of people) checkTexts(me, server);
  for (const me of people) {
    checkPrivacy(me, people);
    checkScreen(me, server);
  }
}

/** Waits until nothing is in flight. */
async function idle({ scheduler, people }: World): Promise<void> {
  const end = scheduler.now + IDLE_LIMIT;
  do await scheduler.advance(1500);
  while (scheduler.now < end && people.some(({ network }) => network.pending + network.onTheWay > 0));
  await scheduler.advance(1000);
}

/** Checks that navigating away and back leaks no listeners; a feed that failed to load would have fewer. */
async function checkLeaks(world: World): Promise<void> {
  for (const me of world.people) {
    me.setQuality('fine');
    const counts: number[] = [];
    for (const name of [/^Create$/, /^Home$/, /^Create$/, /^Home$/]) {
      const [link] = controls(me.document, 'link', name);
      if (!link) break;
      press(me.window, link);
      await idle(world);
      if (name.test('Home')) counts.push(me.tab.listeners().length);
    }
    const [before = 0, after = before] = counts;
    expectThat(after <= before, () => `${me.name}'s page has ${after - before} listeners more each time`);
  }
}

/** Performs a step, or an alternative; returns what was done, or null. */
function act(me: Person, step: Step, place: number): { kind: string; words: string } | null {
  for (const kind of step.isFixed ? [step.kind] : [step.kind, ...otherKinds(step)]) {
    const words = actions[kind]?.({ me, pick: step.pick, word: `word${place}x` });
    if (words) return { kind, words };
  }
  return null;
}

/** What was done so far. */
interface Story {
  words: string[];
  played: Step[];
}

async function playSteps(world: World, steps: readonly Step[], { words, played }: Story): Promise<void> {
  const { scheduler, people } = world;
  for (const [index, step] of steps.entries()) {
    const place = step.place ?? index;
    const me = people[step.who];
    for (const each of people) each.beginStep(place);
    const done = me && act(me, step, place);
    if (!done) continue;
    words.push(`${me.name} (${me.person ?? 'a visitor'}) ${done.words}`);
    played.push({ ...step, kind: done.kind, place, isFixed: true });
    scheduler.note(done.words);
    await scheduler.advance(20);
    me.pressSubmits();
    await scheduler.advance(step.wait);
    check(world, false);
    if (words.length % IDLE_EVERY !== 0) continue;
    await idle(world);
    check(world, true);
  }
}

/** Two browsers with the app, which run one seed after another. */
export class Simulation {
  readonly #tabs: readonly Tab[];

  constructor(script: string) {
    this.#tabs = [new Tab(script), new Tab(script)];
  }

  async play(seed: number, steps: readonly Step[]): Promise<Result> {
    const world = begin(this.#tabs, seed);
    const { scheduler, server, people, fail } = world;
    const story: Story = { words: [], played: [] };
    let problem: string | null = null;
    process.on('unhandledRejection', fail);
    try {
      for (const me of people) me.load();
      await scheduler.advance(1500);
      await playSteps(world, steps, story);
      await idle(world);
      check(world, true);
      if (seed % LEAKS === 0) await checkLeaks(world);
    } catch (error) {
      problem = describe(error);
    }
    process.off('unhandledRejection', fail);
    const me = people[story.played.at(-1)?.who ?? 0];
    const link = problem === null || !me ? null : await linkOf(startOf(seed), server, me);
    for (const tab of this.#tabs) tab.close();
    return { hash: scheduler.hash(), ...story, problem, link };
  }
}

const describe = (error: unknown): string => {
  if (error instanceof Problem) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};
