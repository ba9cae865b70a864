import StampIcon from '@phosphor-icons/core/regular/stamp.svg?react';
import TrashIcon from '@phosphor-icons/core/regular/trash.svg?react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { useSerializedMutation } from '../../api/useSerializedMutation.ts';
import type { Todo } from '../../contract/schemas/todos.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { InkStamp } from '../../brand/InkStamp.tsx';
import { moveFocusOnRemove } from '../../ui/moveFocusOnRemove.ts';
import { toast, UNDO_TOAST_ID } from '../../ui/toast.ts';
import { DestinationRow } from '../destinations/DestinationRow.tsx';
import { useCurrentUser } from '../session/queries.ts';
import { markTodoVisited, removeTodo, restoreTodo } from './mutations.ts';
import { keepOriginalDate } from './restoredTodos.ts';

interface Props {
  todo: Todo;
  /** Called after it is marked as visited. */
  onVisited?: (id: string) => void;
}

/** A place to visit: can be marked as visited (TODO-05 to TODO-07) or removed (TODO-08, TODO-09). */
export function TodoRow({ todo, onVisited }: Props) {
  const row = useRef<HTMLLIElement>(null);
  /** Moves focus to the same button of another row, or to the tab. */
  const handOn = (control: string): void =>
    moveFocusOnRemove(row.current, control, '[role="tab"][aria-selected="true"]');
  const visit = useSerializedMutation({
    ...markTodoVisited(todo, useCurrentUser()?.id ?? ''),
    onSuccess: ({ points }) => {
      handOn('[data-visit]');
      onVisited?.(todo.id);
      toast({
        title: 'Marked as visited!',
        tone: 'success',
        ...(points > 0 && { description: `+${points} points` }),
      });
    },
  });
  const putBack = useSerializedMutation({
    ...restoreTodo,
    onSuccess: ({ id }) => keepOriginalDate(id, todo),
  });
  const remove = useSerializedMutation({
    ...removeTodo(todo.id),
    onSuccess: () => {
      handOn('[data-remove]');
      const { destination, notes } = todo;
      toast({
        title: 'Travel destination removed from your list.',
        tone: 'success',
        id: UNDO_TOAST_ID,
        // No undo for a visited place: it would be re-added with today's date, and removing it keeps the
        // place and its points (AMB-25).
        ...(!todo.isVisited && {
          action: {
            label: 'Undo',
            onPress: () => putBack.mutate({ destination, ...(notes && { notes }) }),
          },
        }),
      });
    },
  });
  const visited = todo.isVisited && !visit.isSuccess ? todo.updatedAt : undefined;
  return (
    <DestinationRow ref={row} destination={todo.destination} notes={todo.notes} visited={visited}>
      <Actions>
        {todo.isVisited || visit.isSuccess ? (
          <Mark>
            <InkStamp animated={visit.isSuccess}>Visited</InkStamp>
          </Mark>
        ) : (
          <Button
            variant="soft"
            size="sm"
            icon={<StampIcon aria-hidden />}
            pending={visit.isPending}
            data-visit
            disabled={remove.isPending}
            aria-label={`Mark ${todo.destination} visited`}
            onClick={() => visit.mutate()}
          >
            Mark visited
          </Button>
        )}
        <IconButton
          label={`Remove ${todo.destination}`}
          data-remove
          aria-disabled={visit.isPending || remove.isPending || undefined}
          onClick={() => visit.isPending || remove.mutate()}
        >
          <TrashIcon aria-hidden />
        </IconButton>
      </Actions>
    </DestinationRow>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  margin: 6px 0 -4px;
  > :first-child {
    white-space: nowrap;
  }
`;

const Mark = styled.span`
  color: var(--leaf);
  > * {
    color: inherit;
  }
`;
