import { type AsyncCommand, asyncModelRun, asyncProperty, check, commands, oneof } from 'fast-check';
import type { RunResult } from '../runParts.ts';
import { type OracleBackend, createOracleBackend } from './backend.ts';
import { CLIENTS } from './clients.ts';
import { compareState } from './compareState.ts';
import { START } from './model/start.ts';
import { type State, createState } from './model/state.ts';
import * as lists from './steps/todosAndQuestions.ts';
import * as posts from './steps/posts.ts';
import * as rare from './steps/rareSteps.ts';
import * as reads from './steps/reads.ts';
import { type StepContext, commandsOf } from './steps/step.ts';

const MAX_STEPS = 100;

/** Weighted by how often each happens in real use. */
const steps = commands(
  [
    ...[posts.likePost, posts.likePost, posts.bookmarkPost].map((kind) => commandsOf(kind)),
    commandsOf(posts.commentOnPost),
    commandsOf(posts.voteInPoll),
    commandsOf(posts.voteInPoll),
    commandsOf(posts.writePost),
    commandsOf(lists.addPlace),
    commandsOf(lists.markVisited),
    commandsOf(lists.removePlace),
    commandsOf(lists.askQuestion),
    commandsOf(lists.answerQuestion),
    commandsOf(lists.voteOnAnswer),
    commandsOf(lists.changeProfile),
    commandsOf(reads.moveClock),
    commandsOf(reads.readFeed),
    commandsOf(reads.readRanking),
    commandsOf(reads.readBookmarks),
    oneof(
      { weight: 20, arbitrary: commandsOf(reads.readStats) },
      { weight: 1, arbitrary: commandsOf(rare.replaceRows) },
      // Takes a hundred times as long as the others.
      { weight: 1, arbitrary: commandsOf(rare.unlikeMany) },
    ),
  ],
  { maxCommands: MAX_STEPS, size: 'max', disableReplayLog: true },
);

type Sequence = Iterable<AsyncCommand<State, StepContext>>;

/** Runs a sequence in both the model and the mock backend from the initial state, and appends its description. */
async function play(backend: OracleBackend, sequence: Sequence, log: string[]): Promise<void> {
  backend.reset();
  // Discards the socket's initial messages.
  await backend.received();
  const state = createState(START);
  await asyncModelRun(() => ({ model: state, real: { backend, log } }), sequence);
  await compareState(backend, state);
}

/** Describes a sequence and the difference it ends with. */
async function describeSequence(backend: OracleBackend, sequence: Sequence): Promise<string> {
  const log: string[] = [];
  const end = await play(backend, sequence, log).then(
    () => 'no difference when done again',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  return [...log.map((step, index) => `${index + 1}. ${step}`), end].join('\n');
}

/** Runs sequences of up to 100 steps by five people in the model and the mock backend in parallel. */
export async function runSequences(options: {
  sequences: number;
  seed: number;
  /** Reports the first differing sequence without shrinking it, which is faster. */
  unshortened?: boolean;
}): Promise<RunResult> {
  const { sequences, seed, unshortened: endOnFailure = false } = options;
  const backend = createOracleBackend(START, CLIENTS);
  const log: string[] = [];
  let stepCount = 0;
  const property = asyncProperty(steps, async (sequence) => {
    await play(backend, sequence, log);
    stepCount += log.splice(0).length;
  });
  const { numRuns, counterexample } = await check(property, { numRuns: sequences, seed, endOnFailure });
  const [shortest] = counterexample ?? [];
  const failure = shortest ? `Seed ${seed}\n${await describeSequence(backend, shortest)}` : null;
  return { count: numRuns, steps: stepCount, failure };
}
