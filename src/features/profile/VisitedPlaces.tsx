import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { read } from '../../api/query.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { formatDate } from '../../domain/times.ts';
import { to } from '../../paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { SkeletonCard } from '../../ui/SkeletonCard.tsx';
import { PlacePicture } from '../destinations/PlacePicture.tsx';

interface Props {
  userId: string;
  own: boolean;
}

/** PROF-14: places visited, with notes and the day. */
export function VisitedPlaces({ userId, own }: Props) {
  const { data, isPending, isError, refetch } = useQuery(
    read(endpoints.users.visitedPlaces, { params: { id: userId } }),
  );
  if (isPending)
    return (
      <Card>
        <SkeletonCard variant="row" />
      </Card>
    );
  if (isError)
    return (
      <Card $flush>
        <ErrorState title="The places did not load" onRetry={() => void refetch()} />
      </Card>
    );
  if (data.length === 0)
    return (
      <Card $flush>
        <EmptyState art="stamp" title="No places visited yet" {...(own ? OWN_EMPTY : {})} />
      </Card>
    );
  return (
    <List>
      {data.map((place) => (
        <li key={place.id}>
          <PlacePicture destination={place.destination} />
          <div>
            <h2 dir="auto">{place.destination}</h2>
            {place.notes && (
              <p>
                <RichText text={place.notes} />
              </p>
            )}
            <small>{formatDate(place.visitedAt)}</small>
          </div>
        </li>
      ))}
    </List>
  );
}

const OWN_EMPTY = {
  text: 'Each place you mark visited is worth 5 points.',
  action: (
    <ButtonLink as={Link} to={to.todoList()} variant="line">
      Open my Travel To-Do List
    </ButtonLink>
  ),
};

const List = styled.ul`
  display: grid;
  gap: 12px;
  li {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr);
    overflow: hidden;
    border-radius: var(--r-paper);
    background: var(--paper);
    box-shadow: var(--e1);
    content-visibility: auto;
    contain-intrinsic-size: auto 96px;
  }
  li > div:last-child {
    padding: 12px 14px;
  }
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
