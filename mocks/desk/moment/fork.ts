import type { Snapshot } from '../../control/snapshot.ts';
import type { Dataset } from '../../db/rows.ts';
import type { LogEntry } from '../../world/ActionLog.ts';
import { createValue } from '../../world/createValue.ts';

/** The events of one future in sentences, and a snapshot of its world. */
export interface Future {
  snapshot: Snapshot;
  actions: readonly string[];
  points: number;
}
/** Two futures of one moment: its snapshot, the future not shown, and which one the phone shows. */
export interface Fork {
  start: Snapshot;
  /** Actions in the shown future before it was last left. */
  lived: readonly string[];
  /** Length of the log when it was last entered. */
  logged: number;
  shown: 'A' | 'B';
  other: Future | null;
}

/** Outlives the desk page that renders it. */
export const fork = createValue<Fork | null>(null);

const NOTHING = 'Nothing was done.';

/** Another future on the second phone, next to the first phone's. */
export interface OtherFuture {
  /** The forked moment, as file content. */
  start: string;
  /** Length of its log at the fork. */
  logged: number;
  /** Its log and rows since; null until it is open. */
  lived: { log: readonly LogEntry[]; rows: Dataset } | null;
}
export const otherFuture = createValue<OtherFuture | null>(null);

/** Each sentence of one future, and whether it is missing from the other. */
export function marked(
  own: readonly string[],
  other: readonly string[],
): readonly { sentence: string; differs: boolean }[] {
  const sentences = own.length > 0 ? own : [NOTHING];
  const others = other.length > 0 ? other : [NOTHING];
  return sentences.map((sentence) => ({ sentence, differs: !others.includes(sentence) }));
}
