import { unknownWord } from '../control/unknownWord.ts';
import type { Backend } from '../createBackend.ts';

/** The world as it was before the last actions; all of them where there are fewer. */
export async function undo({ persistence, log }: Backend, count = 1): Promise<void> {
  if (!Number.isInteger(count) || count < 0) throw new RangeError(`Not a number of actions: ${count}`);
  await persistence.travel(Math.max(0, log.actions.length - count));
}

/**
 * The world as it was right after an action, or after so many of them; also forward to one that was undone. Throws
 * RangeError for an action that is not in the log.
 */
export async function replay({ persistence, log }: Backend, to: string | number): Promise<void> {
  const ids = [...log.actions, ...log.undone].map(({ id }) => id);
  const count = typeof to === 'number' ? to : ids.indexOf(to) + 1;
  const isPlace = Number.isInteger(count) && count >= (typeof to === 'number' ? 0 : 1) && count <= ids.length;
  if (!isPlace) throw unknownWord('No such action', String(to), ids);
  await persistence.travel(count);
}
