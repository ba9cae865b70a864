import type { ReactNode } from 'react';
import type { Todo } from '../../contract/schemas/todos.ts';
import { EmptyCard } from '../../brand/EmptyCard.tsx';

const NONE_YET = { title: 'Your list is empty', text: 'Add the place you keep talking about.' };
const ALL_VISITED = { title: 'Every place visited', text: 'Where to next?' };

/** Empty state of the places to visit: none added yet, or all visited. */
export function EmptyTodoList({ todos, action }: { todos: readonly Todo[]; action: ReactNode }) {
  return <EmptyCard art="stamp" {...(todos.length > 0 ? ALL_VISITED : NONE_YET)} action={action} />;
}
