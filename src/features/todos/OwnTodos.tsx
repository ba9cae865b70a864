import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '../../routes.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { DestinationRowSkeletons } from '../destinations/DestinationRowSkeletons.tsx';
import { EmptyTodoList } from './EmptyTodoList.tsx';
import { TodoRows } from './TodoRows.tsx';
import { useRecentlyVisited } from './useRecentlyVisited.ts';
import { todoListQuery } from './restoredTodos.ts';

/** The owner's places to visit (PROF-15). */
export function OwnTodos({ userId }: { userId: string }) {
  const todos = useQuery(todoListQuery(userId));
  const { toVisit: open, stamp } = useRecentlyVisited(todos.data);
  const list = (
    <ButtonLink as={Link} to={paths.todoList()} variant="line" full>
      Open my Travel To-Do List
    </ButtonLink>
  );
  return (
    <QueryBoundary
      query={todos}
      fallback={<DestinationRowSkeletons />}
      errorTitle="The list did not load"
      showRefetchError
    >
      {(all) => (
        <>
          <TodoRows todos={open ?? []} onVisited={stamp} />
          {open?.length === 0 ? <EmptyTodoList todos={all} action={list} /> : list}
        </>
      )}
    </QueryBoundary>
  );
}
