import type { Todo } from '../../contract/schemas/todos.ts';
import { STORAGE_KEYS } from '../../storage/keys.ts';
import { localStore, parseStored } from '../../storage/webStorage.ts';
import { todosQuery } from './queries.ts';

/** Maximum number of entries stored; the oldest are dropped. */
const MAX_ENTRIES = 50;

/** Original creation dates of to-dos restored by Undo, by their new ids. */
function readOriginalDates(): Map<string, string> {
  const stored = parseStored(localStore.get(STORAGE_KEYS.restoredTodos));
  const entries: [string, unknown][] = typeof stored === 'object' && stored ? Object.entries(stored) : [];
  return new Map(entries.flatMap(([id, at]) => (typeof at === 'string' ? [[id, at]] : [])));
}

/** Stores the original date of a to-do restored by Undo, since the API gives it a new one (TODO-11). */
export function keepOriginalDate(id: string, { id: removedId, createdAt }: Todo): void {
  const originalDates = readOriginalDates();
  const entries = [...originalDates, [id, originalDates.get(removedId) ?? createdAt] as const].slice(
    -MAX_ENTRIES,
  );
  localStore.set(STORAGE_KEYS.restoredTodos, JSON.stringify(Object.fromEntries(entries)));
}

/** The to-dos newest first, with restored ones in their original position. */
function inOriginalOrder(todos: Todo[]): Todo[] {
  const originalDates = readOriginalDates();
  const isRestored = ({ id }: Todo): boolean => originalDates.has(id);
  const dateOf = ({ id, createdAt }: Todo): string => originalDates.get(id) ?? createdAt;
  const order = todos.filter((todo) => !isRestored(todo));
  for (const todo of todos.filter(isRestored)) {
    const older = order.findIndex((other) => dateOf(other) < dateOf(todo));
    order.splice(older === -1 ? order.length : older, 0, todo);
  }
  return order;
}

/** A user's to-dos in display order. */
export const todoListQuery = (userId: string) => ({ ...todosQuery(userId), select: inOriginalOrder });
