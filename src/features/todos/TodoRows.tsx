import { AnimatePresence } from 'framer-motion';
import { styled } from 'styled-components';
import type { Todo } from '../../contract/schemas/todos.ts';
import { MotionProvider } from '../../ui/MotionProvider.tsx';
import { Stack } from '../../ui/Stack.tsx';
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
    <MotionProvider>
      <List as="ul" $gap={ROW_GAP}>
        <AnimatePresence initial={false}>
          {todos.map((todo) => (
            <TodoRow key={todo.id} todo={todo} onVisited={onVisited} />
          ))}
        </AnimatePresence>
      </List>
    </MotionProvider>
  );
}

/** A flex column: in a grid, the negative margin of a row that leaves would not close the gap. */
const List = styled(Stack)`
  display: flex;
  flex-direction: column;
  &:empty {
    display: none;
  }
`;
