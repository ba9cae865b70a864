import { useState } from 'react';
import type { Database } from '../../db/Database.ts';
import type { Action } from '../../world/ActionLog.ts';
import { currentUserId } from '../people/roleUsers.ts';
import { useDesk } from '../useDesk.ts';
import { logSentence } from './logSentences.ts';

/** 'Ananya liked Zoya’s story', with the number of actions that followed it. */
export function describeSteps(db: Database, [first, ...later]: readonly Action[]): string {
  if (!first) return '';
  const count =
    later.length === 0 ? '' : ` and ${later.length} more ${later.length === 1 ? 'action' : 'actions'}`;
  return logSentence(db, first) + count;
}

/** Moves in the history, and says what that has undone or redone. */
export function useUndo() {
  const { backend, mockBackend, run } = useDesk();
  const { db, log } = backend;
  const [message, setMessage] = useState({ text: '', at: 0 });
  const { actions, undone } = log;
  // What others did after the person's own last action goes with it.
  const own = actions.findLastIndex(({ as }) => as === currentUserId(backend));
  const index = own === -1 ? actions.length - 1 : own;
  /** Goes to the state after this many actions. */
  const goTo = (count: number): void =>
    run(async () => {
      const isBack = count < actions.length;
      const steps = isBack ? actions.slice(count) : undone.slice(0, count - actions.length);
      // The rows that the sentence names are there only before an undo, or after a redo.
      const before = describeSteps(db, steps);
      await mockBackend.replay(count);
      const text = isBack ? `Undone: ${before}` : `Redone: ${describeSteps(db, steps)}`;
      setMessage({ text: steps.length > 0 ? text : '', at: count });
    });
  return {
    /** The last move in plain words; empty once something else has happened. */
    message: message.at === actions.length ? message.text : '',
    goTo,
    undo: () => goTo(index),
    redo: () => goTo(actions.length + 1),
    /** The action that `undo` begins with; undefined if there is none. */
    next: actions[index],
  };
}
