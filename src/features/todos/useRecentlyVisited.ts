import { useEffect, useState } from 'react';
import type { Todo } from '../../contract/schemas/todos.ts';

/** Long enough to see the stamp come down. */
const STAY = 900;

/** The places still to visit, and for a moment the one just visited: it takes its stamp before it leaves. */
export function useRecentlyVisited(todos: readonly Todo[] | undefined) {
  const [stamped, setStamped] = useState<string | null>(null);
  useEffect(() => {
    if (stamped === null) return undefined;
    const timer = setTimeout(() => setStamped(null), STAY);
    return () => clearTimeout(timer);
  }, [stamped]);
  return { shown: todos?.filter(({ id, isVisited }) => !isVisited || id === stamped), stamp: setStamped };
}
