import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { read } from '../../api/query.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { to } from '../../paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonCard } from '../../ui/SkeletonCard.tsx';
import { TodoRow } from '../todos/TodoRow.tsx';
import { useStamped } from '../todos/useStamped.ts';

/** PROF-15: what the owner still wants to see. */
export function OwnTodos({ userId }: { userId: string }) {
  const todos = useQuery(read(endpoints.users.todos, { params: { id: userId } }));
  const { shown: open, stamp } = useStamped(todos.data);
  const list = (
    <ButtonLink as={Link} to={to.todoList()} variant="line" full>
      Open my Travel To-Do List
    </ButtonLink>
  );
  if (todos.isPending)
    return (
      <Card>
        <SkeletonCard variant="row" />
      </Card>
    );
  if (todos.isError)
    return (
      <Card $flush>
        <ErrorState title="The list did not load" onRetry={() => void todos.refetch()} />
      </Card>
    );
  if (open?.length === 0)
    return (
      <Card $flush>
        <EmptyState
          art="stamp"
          title="Nowhere on the list yet"
          text="Add the place you keep talking about."
          action={list}
        />
      </Card>
    );
  return (
    <>
      <List>
        {open?.map((todo) => (
          <TodoRow key={todo.id} todo={todo} onVisited={stamp} />
        ))}
      </List>
      {list}
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: 12px;
`;
