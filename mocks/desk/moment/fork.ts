import type { Snapshot } from '../../control/snapshot.ts';
import type { Dataset } from '../../db/rows.ts';
import type { LogEntry } from '../../world/ActionLog.ts';
import { createStore } from '../../world/createStore.ts';

/** The events of one future in sentences, and a snapshot of its world. */
export interface ForkBranch {
  snapshot: Snapshot;
  actions: readonly string[];
  points: number;
}
/** Two futures of one moment: its snapshot, the future not shown, and which one the phone shows. */
export interface SinglePhoneFork {
  start: Snapshot;
  /** Actions in the shown future before it was last left. */
  earlierActions: readonly string[];
  /** Length of the log when it was last entered. */
  logged: number;
  shown: 'A' | 'B';
  other: ForkBranch | null;
}

/** Outlives the desk page that renders it. */
export const singlePhoneFork = createStore<SinglePhoneFork | null>(null);

const NO_ACTIONS: readonly string[] = ['Nothing was done.'];

/** What happened in a future, also if nothing did. */
export const orNothing = (actions: readonly string[]): readonly string[] =>
  actions.length > 0 ? actions : NO_ACTIONS;

/** Another future on the second phone, next to the first phone's. */
interface SecondPhoneFork {
  /** The forked moment, as file content. */
  start: string;
  /** Length of its log at the fork. */
  logged: number;
  /** Its log and rows since; null until it is open. */
  current: { log: readonly LogEntry[]; rows: Dataset } | null;
}
export const secondPhoneFork = createStore<SecondPhoneFork | null>(null);

/** The future that was kept when a fork was last closed; null while one is open. */
export const chosenFuture = createStore<'A' | 'B' | null>(null);

/** Closes either kind of fork. */
export function closeFork(future: 'A' | 'B'): void {
  singlePhoneFork.change(null);
  secondPhoneFork.change(null);
  chosenFuture.change(future);
}

/** A sentence in three parts; the middle one is what the other future does not share, and empty if it shares all. */
type MarkedSentence = readonly [before: string, differs: string, after: string];

/** Number of equal words at the start of both lists. */
function countSharedWords(one: readonly string[], other: readonly string[]): number {
  const end = one.findIndex((word, index) => word !== other[index]);
  return end === -1 ? one.length : end;
}

/** A sentence with what differs from another one marked: from the first to the last word that is not the same. */
function compare(sentence: string, other: string): { shared: number; parts: MarkedSentence } {
  const [own, others] = [sentence.split(' '), other.split(' ')];
  const start = countSharedWords(own, others);
  const end = countSharedWords(own.slice(start).toReversed(), others.slice(start).toReversed());
  const [from, to] = [start, own.length - end];
  const text = (words: readonly string[]): string => words.join(' ');
  return {
    shared: start + end,
    parts: [text(own.slice(0, from)), text(own.slice(from, to)), text(own.slice(to))],
  };
}

/** Fewer shared words than this are a coincidence: the whole sentence differs. */
const MIN_SHARED_WORDS = 2;

/** Each sentence of one future, with the words that differ from the most similar one of the other. */
export function markDifferences(own: readonly string[], other: readonly string[]): readonly MarkedSentence[] {
  return own.map((sentence) => {
    if (other.includes(sentence)) return [sentence, '', ''];
    const [best] = other
      .map((each) => compare(sentence, each))
      .toSorted((one, another) => another.shared - one.shared);
    return best && best.shared >= MIN_SHARED_WORDS && best.parts[1] !== '' ? best.parts : ['', sentence, ''];
  });
}
