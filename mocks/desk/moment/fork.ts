import type { Snapshot } from '../../control/snapshot.ts';
import type { Dataset } from '../../db/rows.ts';
import type { LogEntry } from '../../world/ActionLog.ts';
import { createValue } from '../../world/createValue.ts';

/** What happened in one future, in sentences, and its whole world. */
export interface Future {
  snapshot: Snapshot;
  actions: readonly string[];
  points: number;
}
/** Two futures of one moment: the moment, the one left, and which one the phone shows. */
export interface Fork {
  start: Snapshot;
  /** What was done in the shown future before it was last left. */
  lived: readonly string[];
  /** How many writes the log had when it was last entered. */
  logged: number;
  shown: 'A' | 'B';
  other: Future | null;
}

/** Outlives the page of the desk that shows it. */
export const fork = createValue<Fork | null>(null);

const NOTHING = 'Nothing was done.';

/** Another future in the second phone, beside the one that the first phone lives. */
export interface OtherFuture {
  /** The moment of the fork, as a file. */
  start: string;
  /** How many writes had been done there. */
  logged: number;
  /** What has become of it; null until it is there. */
  lived: { log: readonly LogEntry[]; rows: Dataset } | null;
}
export const otherFuture = createValue<OtherFuture | null>(null);

/** Each sentence of one future, and whether the other lacks it. */
export function marked(
  own: readonly string[],
  other: readonly string[],
): readonly { sentence: string; differs: boolean }[] {
  const sentences = own.length > 0 ? own : [NOTHING];
  const others = other.length > 0 ? other : [NOTHING];
  return sentences.map((sentence) => ({ sentence, differs: !others.includes(sentence) }));
}
