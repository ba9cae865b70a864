import { prng } from '../../src/shared/prng.ts';
import { START, type Start } from '../oracle/model/start.ts';
import { type Step, actions, weightedActions } from './actions.ts';
import { Problem, expectThat, checkLedger, checkPresses, checkPrivacy, checkTexts } from './checks.ts';
import { checkScreen } from './checkScreen.ts';
import { momentLinkOf } from './linkOf.ts';
import { SimulatedUser } from './SimulatedUser.ts';
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
const LEAK_CHECK_EVERY = 5;
/** Each of the two has a poll, so that both, as authors, are notified of the other's votes. */
const OWN_POLLS = ['asha', 'ravi'].map((author, index) => ({
  id: `${author}s`,
  author,
  type: 'poll' as const,
  content: 'Tea or coffee?',
  destination: null,
  at: `2026-11-20T1${index + 2}:00:00.000Z`,
  poll: { id: `${author}s_poll`, options: '["Tea","Coffee"]', end: null },
}));
/** Every eighth seed has more posts than fit on a page. */
function startOf(seed: number): Start {
  const posts = [...START.posts, ...OWN_POLLS];
  if (seed % LONG_LIST !== 0) return { ...START, posts };
  const more = Array.from({ length: 21 }, (_, index) => ({
    id: `more${index}`,
    author: 'kabir',
    type: 'tip' as const,
    content: `Tip ${index}`,
    destination: null,
    at: `2026-11-19T10:${String(index + 10)}:00.000Z`,
  }));
  return { ...START, posts: [...more, ...posts] };
}

/** A world and its travellers, with their pages open. */
function startRun(tabs: readonly Tab[], seed: number) {
  const start = startOf(seed);
  const scheduler = new Scheduler(Date.parse(start.now));
  const server = createServer({ start, scheduler, userIds: ['asha', 'ravi'] });
  const problems: unknown[] = [];
  const fail = (problem: unknown): void => void problems.push(problem);
  const users = tabs.map(
    (tab, browser) =>
      new SimulatedUser({
        name: NAMES[browser] ?? '',
        browser,
        tab,
        scheduler,
        seed: seed * 31 + browser,
        server,
        fail,
      }),
  );
  return { scheduler, server, problems, fail, users };
}
type Run = ReturnType<typeof startRun>;

/** Checks the state against the specification; the screens only when nothing is in flight. */
function check({ server, problems, users }: Run, isIdle: boolean): void {
  if (problems.length > 0) throw problems[0];
  checkLedger(server);
  for (const me of users) checkPresses(me);
  if (!isIdle) return;
  for (const me of users) checkTexts(me, server);
  for (const me of users) {
    checkPrivacy(me, users);
    checkScreen(me, server);
  }
}

/** Waits until nothing is in flight. */
async function waitUntilIdle({ scheduler, users }: Run): Promise<void> {
  const end = scheduler.now + IDLE_LIMIT;
  do await scheduler.advance(1500);
  while (scheduler.now < end && users.some(({ network }) => network.pending + network.inFlight > 0));
  await scheduler.advance(1000);
}

/** Checks that navigating away and back leaks no listeners; a feed that failed to load would have fewer. */
async function checkLeaks(run: Run): Promise<void> {
  for (const me of run.users) {
    me.setQuality('fine');
    const counts: number[] = [];
    for (const name of [/^Create$/, /^Home$/, /^Create$/, /^Home$/]) {
      const [link] = controls(me.document, 'link', name);
      if (!link) break;
      press(me.window, link);
      await waitUntilIdle(run);
      if (name.test('Home')) counts.push(me.tab.listeners().length);
    }
    const [before = 0, after = before] = counts;
    expectThat(after <= before, () => `${me.name}'s page has ${after - before} listeners more each time`);
  }
}

/** Performs a step, or an alternative; returns what was done, or null. */
function performStep(me: SimulatedUser, step: Step, index: number): { kind: string; words: string } | null {
  for (const kind of step.isFixed ? [step.kind] : [step.kind, ...otherKinds(step)]) {
    const words = actions[kind]?.({ me, pick: step.pick, word: `word${index}x` });
    if (words) return { kind, words };
  }
  return null;
}

/** What was done so far. */
interface History {
  words: string[];
  played: Step[];
}

async function playSteps(run: Run, steps: readonly Step[], { words, played }: History): Promise<void> {
  const { scheduler, users } = run;
  for (const [position, step] of steps.entries()) {
    const stepIndex = step.index ?? position;
    const me = users[step.who];
    for (const each of users) each.beginStep(stepIndex);
    const done = me && performStep(me, step, stepIndex);
    if (!done) continue;
    words.push(`${me.name} (${me.userId ?? 'a visitor'}) ${done.words}`);
    played.push({ ...step, kind: done.kind, index: stepIndex, isFixed: true });
    scheduler.note(done.words);
    await scheduler.advance(20);
    me.pressSubmits();
    await scheduler.advance(step.wait);
    check(run, false);
    if (words.length % IDLE_EVERY !== 0) continue;
    await waitUntilIdle(run);
    check(run, true);
  }
}

/** Two browsers with the app, which run one seed after another. */
export class Simulation {
  readonly #tabs: readonly Tab[];

  constructor(script: string) {
    this.#tabs = [new Tab(script), new Tab(script)];
  }

  async play(seed: number, steps: readonly Step[]): Promise<Result> {
    const run = startRun(this.#tabs, seed);
    const { scheduler, server, users, fail } = run;
    const history: History = { words: [], played: [] };
    let problem: string | null = null;
    process.on('unhandledRejection', fail);
    try {
      for (const me of users) me.load();
      await scheduler.advance(1500);
      await playSteps(run, steps, history);
      await waitUntilIdle(run);
      check(run, true);
      if (seed % LEAK_CHECK_EVERY === 0) await checkLeaks(run);
    } catch (error) {
      problem = describe(error);
    }
    process.off('unhandledRejection', fail);
    const me = users[history.played.at(-1)?.who ?? 0];
    const link = problem === null || !me ? null : await momentLinkOf(startOf(seed), server, me);
    for (const tab of this.#tabs) tab.close();
    return { hash: scheduler.hash(), ...history, problem, link };
  }
}

const describe = (error: unknown): string => {
  if (error instanceof Problem) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};
