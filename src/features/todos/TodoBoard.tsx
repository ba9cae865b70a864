import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Todo } from '../../contract/schemas/todos.ts';
import { paths } from '../../routes.ts';
import { formatCount } from '../../shared/format/numbers.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyCard } from '../../brand/EmptyCard.tsx';
import { FailureArt } from '../../brand/FailureArt.tsx';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { TabPanel } from '../../ui/TabPanel.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { DestinationRowSkeletons } from '../destinations/DestinationRowSkeletons.tsx';
import { EmptyTodoList } from './EmptyTodoList.tsx';
import { TodoRows } from './TodoRows.tsx';
import { useRecentlyVisited } from './useRecentlyVisited.ts';
import { visitedPlacesQuery } from './queries.ts';
import { todoListQuery } from './restoredTodos.ts';

const PANEL = 'todo-panel';

interface Props {
  /** Owner of the to-do list. */
  userId: string;
  /** Called by the Add button. */
  onAdd: () => void;
}

/** The visited places of the list, the last visited first. */
const visitedTodos = (todos: readonly Todo[]): Todo[] =>
  todos
    .filter((todo) => todo.isVisited)
    .toSorted((one, other) => Date.parse(other.updatedAt) - Date.parse(one.updatedAt));

/** The tabs To Visit and Visited; the current one is kept in the URL (TODO-01). */
export function TodoBoard({ userId, onAdd }: Props) {
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'visited' ? 'visited' : 'to-visit';
  const todos = useQuery(todoListQuery(userId));
  const { data } = todos;
  const visited = data && visitedTodos(data);
  const { toVisit, stamp } = useRecentlyVisited(data);
  const visibleTodos = tab === 'visited' ? visited : toVisit;
  return (
    <>
      <Tabs
        label="Places"
        even
        panelId={PANEL}
        value={tab}
        onChange={(next) => setParams(next === 'visited' ? { tab: next } : {}, { replace: true })}
        tabs={[
          { id: 'to-visit', label: 'To Visit', count: data && data.length - (visited?.length ?? 0) },
          { id: 'visited', label: 'Visited', count: visited?.length },
        ]}
      />
      <TabPanel id={PANEL} value={tab}>
        {tab === 'to-visit' && <Hint>Each new place you mark as visited earns 5 points.</Hint>}
        {tab === 'visited' && <VisitedHint userId={userId} fromList={visited?.length ?? 0} />}
        <QueryBoundary
          query={todos}
          fallback={<DestinationRowSkeletons />}
          errorTitle="Your list did not load"
          errorArt={<FailureArt error={todos.error} />}
          showRefetchError
        >
          {(all) => (
            <>
              <TodoRows key={tab} todos={visibleTodos ?? []} onVisited={stamp} />
              {visibleTodos?.length === 0 && <Empty tab={tab} todos={all} onAdd={onAdd} />}
            </>
          )}
        </QueryBoundary>
      </TabPanel>
    </>
  );
}

function Empty({ tab, todos, onAdd }: { tab: string; todos: readonly Todo[]; onAdd: () => void }) {
  if (tab === 'to-visit')
    return <EmptyTodoList todos={todos} action={<Button onClick={onAdd}>Add a place</Button>} />;
  return (
    <EmptyCard
      art="stamp"
      title="None from this list yet"
      text="Mark a place as visited and it moves here."
    />
  );
}

/** Explains why this tab's count is smaller than the one on the profile, which also has places not on the list. */
function VisitedHint({ userId, fromList }: { userId: string; fromList: number }) {
  const all = useQuery(visitedPlacesQuery(userId)).data?.length ?? 0;
  if (all <= fromList) return null;
  return (
    <Hint>
      Counts this list only.{' '}
      <TextLink as={Link} to={`${paths.profile()}?tab=visited`}>
        {`All ${formatCount(all, 'place')} you have visited`}
      </TextLink>
    </Hint>
  );
}

const Hint = styled.p`
  margin-bottom: 12px;
  color: var(--ink-2);
  font: var(--t-body-s);
`;
