import type { Todo } from '../../contract/schemas/todos.ts';
import { CollapsingItems } from '../../ui/CollapsingItem.tsx';
import { Column } from '../../ui/Stack.tsx';
import { ROW_GAP } from '../destinations/rowGap.ts';
import { TodoRow } from './TodoRow.tsx';

interface Props {
  todos: readonly Todo[];
  /** Called after one was marked visited. */
  onVisited: (id: string) => void;
}

/** To-dos that collapse when they leave the list; stays mounted while empty, so that the last one does too. */
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
