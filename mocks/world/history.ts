import { unknownNameError } from '../control/unknownNameError.ts';
import type { Backend } from '../createBackend.ts';

/** Undoes the last actions of the log, or all of them if there are fewer. */
export async function undo({ persistence, log }: Backend, count = 1): Promise<void> {
  if (!Number.isInteger(count) || count < 0) throw new RangeError(`Not a number of actions: ${count}`);
  await persistence.travel(Math.max(0, log.actions.length - count));
}

/**
 * Goes to the state right after an action, or after that many actions; can also go forward to an undone one. Throws
 * RangeError for an action that is not in the log.
 */
export async function replay({ persistence, log }: Backend, to: string | number): Promise<void> {
  const ids = [...log.actions, ...log.undone].map(({ id }) => id);
  const count = typeof to === 'number' ? to : ids.indexOf(to) + 1;
  const isPlace = Number.isInteger(count) && count >= (typeof to === 'number' ? 0 : 1) && count <= ids.length;
  if (!isPlace) throw unknownNameError('No such action', String(to), ids);
  await persistence.travel(count);
}
