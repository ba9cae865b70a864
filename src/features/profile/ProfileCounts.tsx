import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { userPostsQuery } from '../posts/queries.ts';
import { todosQuery, visitedPlacesQuery } from '../todos/queries.ts';

/** PROF-02: Posts, Visited and To Visit, also on other users' profiles (AMB-25). */
export function ProfileCounts({ userId }: { userId: string }) {
  const posts = useQuery(userPostsQuery(userId)).data?.length;
  const visited = useQuery(visitedPlacesQuery(userId)).data?.length;
  const toVisit = useQuery(todosQuery(userId)).data?.filter((todo) => !todo.isVisited).length;
  return (
    <Row>
      {[
        { label: 'Posts', count: posts },
        { label: 'Visited', count: visited },
        { label: 'To Visit', count: toVisit },
      ].map(({ label, count }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{count ?? '–'}</dd>
        </div>
      ))}
    </Row>
  );
}

const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  padding: 18px var(--gutter) 12px;
  text-align: center;
  > div {
    display: flex;
    flex-direction: column-reverse;
  }
  > div + div {
    border-inline-start: 1px solid var(--line);
  }
  dt {
    color: var(--ink-3);
    font: var(--t-meta);
  }
  dd {
    font: var(--t-numeral);
  }
`;
