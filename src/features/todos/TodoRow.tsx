import { StampIcon } from '@phosphor-icons/react/dist/csr/Stamp';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { styled } from 'styled-components';
import { useWrite } from '../../api/useWrite.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { Todo } from '../../contract/todos.ts';
import { formatDate } from '../../domain/times.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { InkStamp } from '../../ui/InkStamp.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { toast } from '../../ui/toast.ts';
import { PlacePicture } from '../destinations/PlacePicture.tsx';

interface Props {
  todo: Todo;
  /** Told once it is marked visited. */
  onVisited?: (id: string) => void;
}

/** A place on the list: mark it visited (TODO-05 to TODO-07) or take it off (TODO-08, TODO-09). */
export function TodoRow({ todo, onVisited }: Props) {
  const input = { params: { id: todo.id } };
  const visit = useWrite(endpoints.todos.visit, {
    failure: { sentence: 'Failed to update todo. Please try again.' },
    onSuccess: () => {
      onVisited?.(todo.id);
      toast({ title: 'Marked as visited!', description: '+5 points', tone: 'success' });
    },
  });
  const remove = useWrite(endpoints.todos.remove, {
    failure: { sentence: 'Failed to remove destination. Please try again.' },
    onSuccess: () => toast({ title: 'Travel destination removed from your list.', tone: 'success' }),
  });
  return (
    <Row>
      <PlacePicture destination={todo.destination} />
      <Words>
        <h2 dir="auto">{todo.destination}</h2>
        {todo.notes && (
          <p>
            <RichText text={todo.notes} />
          </p>
        )}
        {todo.isVisited && !visit.isSuccess && <small>{formatDate(todo.updatedAt)}</small>}
        <Acts>
          {todo.isVisited || visit.isSuccess ? (
            <Mark>
              <InkStamp fresh={visit.isSuccess}>Visited</InkStamp>
            </Mark>
          ) : (
            <Button
              variant="soft"
              size="sm"
              icon={<StampIcon aria-hidden />}
              pending={visit.isPending}
              aria-label={`Mark ${todo.destination} visited`}
              onClick={() => visit.mutate(input)}
            >
              Mark visited
            </Button>
          )}
          <IconButton
            label={`Remove ${todo.destination}`}
            disabled={remove.isPending}
            onClick={() => remove.mutate(input)}
          >
            <TrashIcon aria-hidden />
          </IconButton>
        </Acts>
      </Words>
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  overflow: hidden;
  border-radius: var(--r-paper);
  background: var(--paper);
  box-shadow: var(--e1);
  @media (max-width: 359px) {
    grid-template-columns: 64px minmax(0, 1fr);
  }
`;

const Words = styled.div`
  padding: 12px 12px 8px 14px;
  h2 {
    font: var(--t-sub);
    overflow-wrap: anywhere;
  }
  p {
    color: var(--ink-2);
    font: var(--t-body-s);
  }
  small {
    color: var(--ink-3);
    font: var(--t-meta);
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  margin-top: 6px;
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
