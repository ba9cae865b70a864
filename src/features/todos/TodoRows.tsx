import type { Todo } from '../../contract/schemas/todos.ts';
import { CollapsingItems } from '../../ui/CollapsingItem.tsx';
import { Column } from '../../ui/Stack.tsx';
import { ROW_GAP } from '../destinations/destinationRowCss.ts';
import { TodoRow } from './TodoRow.tsx';

interface Props {
  todos: readonly Todo[];
  /** Called after a to-do is marked as visited. */
  onVisited: (id: string) => void;
}

/** To-dos that collapse when removed; stays mounted while empty, so that the last one collapses too. */
export function TodoRows({ todos, onVisited }: Props) {
  return (
    <Column as="ul" $gap={ROW_GAP}>
      <CollapsingItems>
        {todos.map((todo) => (
          <TodoRow key={todo.id} todo={todo} onVisited={onVisited} />
        ))}
      </CollapsingItems>
    </Column>
  );
}
