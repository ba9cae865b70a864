import PlusIcon from '@phosphor-icons/core/regular/plus.svg?react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ScreenTitle } from '../layout/ScreenTitle.tsx';
import { DestinationRowSkeletons } from '../features/destinations/DestinationRowSkeletons.tsx';
import { RequireAuth } from '../features/session/RequireAuth.tsx';
import { AddTodoDialog } from '../features/todos/AddTodoDialog.tsx';
import { TodoBoard } from '../features/todos/TodoBoard.tsx';
import { Button } from '../ui/Button.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Stack } from '../ui/Stack.tsx';

const VISITOR = {
  art: 'stamp',
  title: 'Start your own list',
  text: 'Sign in to keep the places you want to see.',
} as const;

/** The travel to-do list: places to visit and places visited (TODO-01 to TODO-10). */
export function TodoList() {
  const [adding, setAdding] = useState(false);
  return (
    <>
      <ScreenTitle>Travel To-Do List</ScreenTitle>
      <PageHeader
        title={
          <>
            Travel <Together>To-Do List</Together>
          </>
        }
        trailing={
          <Button size="sm" icon={<PlusIcon aria-hidden />} onClick={() => setAdding(true)}>
            Add
          </Button>
        }
      />
      <Stack $gap={16} $pad>
        <RequireAuth visitor={VISITOR} fallback={<DestinationRowSkeletons />}>
          {(currentUser) => <TodoBoard userId={currentUser.id} onAdd={() => setAdding(true)} />}
        </RequireAuth>
      </Stack>
      <AddTodoDialog open={adding} onClose={() => setAdding(false)} />
    </>
  );
}

/** Prevents a line break at the hyphen. */
const Together = styled.span`
  white-space: nowrap;
`;
