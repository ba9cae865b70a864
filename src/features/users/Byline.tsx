import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { displayName } from '../../shared/rules/people.ts';
import type { User } from '../../contract/schemas/users.ts';
import { dateAttribute, formatRelativeTime } from '../../shared/format/time.ts';
import { paths } from '../../routes.ts';
import { useNow } from '../../ui/useNow.ts';
import { PersonLink } from './PersonLink.tsx';

interface Props {
  user: User;
  destination: string | null;
  createdAt: string;
  tag: ReactNode;
  /** The post that the tag links to; without it, the tag is not a link. */
  postId?: string | undefined;
}

/** Author, place and time of a post, and its type (CARD-01, CARD-02). */
export function Byline({ user, destination, createdAt, tag, postId }: Props) {
  const now = useNow();
  return (
    <Line>
      <PersonLink
        person={user}
        meta={
          <Facts>
            {destination && (
              <Destination>
                <bdi>{destination}</bdi>
              </Destination>
            )}
            <time dateTime={dateAttribute(createdAt)}>
              <bdi>{formatRelativeTime(createdAt, now)}</bdi>
            </time>
          </Facts>
        }
      />
      {postId ? (
        <Open to={paths.post(postId)} aria-description={`Post by ${displayName(user)}`}>
          {tag}
        </Open>
      ) : (
        tag
      )}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 10px;
  > :first-child {
    flex-basis: 9rem;
  }
`;

/* A dot between two facts; at the start of a line it overflows to the left, where it is clipped. */
const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: -11px;
  > * {
    min-width: 0;
    padding-inline-start: 11px;
  }
  > ::before {
    content: '·';
    content: '·' / '';
    display: inline-block;
    width: 11px;
    margin-inline-start: -11px;
    text-align: center;
  }
`;

const Destination = styled.span`
  max-width: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
`;

/* A touch target; the focus ring is drawn on the tag inside. */
const Open = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-content: flex-end;
  min-width: var(--touch);
  min-height: var(--touch);
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  &:focus-visible {
    outline: none;
    > * {
      outline: 3px solid var(--link);
      outline-offset: 2px;
    }
  }
`;
