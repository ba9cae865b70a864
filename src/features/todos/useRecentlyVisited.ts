import { useEffect, useState } from 'react';
import type { Todo } from '../../contract/schemas/todos.ts';

/** Long enough to see the stamp animation, in ms. */
const STAY = 900;

/**
 * The places to visit, plus for a moment the one just visited, so that its stamp is seen before it leaves.
 */
export function useRecentlyVisited(todos: readonly Todo[] | undefined) {
  const [stamped, setStamped] = useState<string | null>(null);
  useEffect(() => {
    if (stamped === null) return undefined;
    const timer = setTimeout(() => setStamped(null), STAY);
    return () => clearTimeout(timer);
  }, [stamped]);
  return { shown: todos?.filter(({ id, isVisited }) => !isVisited || id === stamped), stamp: setStamped };
}
