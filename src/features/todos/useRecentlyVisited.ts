import { useEffect, useState } from 'react';
import type { Todo } from '../../contract/schemas/todos.ts';

/** How long a visited row stays in the list, in ms: long enough for the stamp animation. */
const SHOWN_FOR = 600;

/**
 * The places to visit, including the one just visited, so that its stamp animation is seen before it is
 * removed.
 */
export function useRecentlyVisited(todos: readonly Todo[] | undefined) {
  const [stamped, setStamped] = useState<string | null>(null);
  useEffect(() => {
    if (stamped === null) return undefined;
    const timer = setTimeout(() => setStamped(null), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [stamped]);
  return { toVisit: todos?.filter(({ id, isVisited }) => !isVisited || id === stamped), stamp: setStamped };
}
