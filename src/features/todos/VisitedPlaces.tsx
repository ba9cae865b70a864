import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../routes.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyCard } from '../../brand/EmptyCard.tsx';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { DestinationRow } from '../destinations/DestinationRow.tsx';
import { visitedPlacesQuery } from './queries.ts';

interface Props {
  userId: string;
  own: boolean;
}

/** Visited places with notes and date (PROF-14). */
export function VisitedPlaces({ userId, own }: Props) {
  const visited = useQuery(visitedPlacesQuery(userId));
  return (
    <QueryBoundary query={visited} errorTitle="The places did not load" showRefetchError>
      {(places) =>
        places.length === 0 ? (
          <EmptyCard art="stamp" title="No places visited yet" {...(own ? OWN_EMPTY : {})} />
        ) : (
          <>
            {own && <Hint>Every place you have visited, whether it was on your list or not.</Hint>}
            <List>
              {places.map(({ id, destination, notes, visitedAt }) => (
                <DestinationRow key={id} destination={destination} notes={notes} visited={visitedAt} />
              ))}
            </List>
          </>
        )
      }
    </QueryBoundary>
  );
}

const OWN_EMPTY = {
  text: 'Each new place you mark as visited earns 5 points.',
  action: (
    <ButtonLink as={Link} to={paths.todoList()} variant="line">
      Open my Travel To-Do List
    </ButtonLink>
  ),
};

const Hint = styled.p`
  margin-bottom: 12px;
  color: var(--ink-2);
  font: var(--t-body-s);
`;

const List = styled.ul`
  display: grid;
  gap: 12px;
  > li {
    content-visibility: auto;
    contain-intrinsic-size: auto 96px;
  }
`;
