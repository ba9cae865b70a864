import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { displayName } from '../../contract/rules.ts';
import type { User } from '../../contract/users.ts';
import { formatDate, relativeTime } from '../../domain/times.ts';
import { to } from '../../paths.ts';
import { useNow } from '../clock/useNow.ts';
import { PersonLink } from './PersonLink.tsx';

interface Props {
  user: User;
  destination: string | null;
  createdAt: string;
  /** Where the time leads; plain text without it. */
  postId?: string | undefined;
  tag: ReactNode;
}

/** Who, where and when, and what kind of thing it is (CARD-01, CARD-02). */
export function Byline({ user, destination, createdAt, postId, tag }: Props) {
  const time = (
    <time dateTime={createdAt} title={formatDate(createdAt)}>
      {relativeTime(createdAt, useNow())}
    </time>
  );
  return (
    <Line>
      <PersonLink
        person={user}
        meta={
          <Facts>
            {destination && <Place dir="auto">{destination}</Place>}
            <span>
              {postId ? (
                <When to={to.post(postId)} aria-description={`Post by ${displayName(user)}`}>
                  {time}
                </When>
              ) : (
                time
              )}
            </span>
          </Facts>
        }
      />
      {tag}
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

/* A dot between two facts; at the start of a line it hangs out to the left, where the byline cuts it off. */
const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  margin-left: -11px;
  > * {
    position: relative;
    min-width: 0;
    padding-left: 11px;
  }
  > ::before {
    content: '·';
    content: '·' / '';
    position: absolute;
    left: 4px;
  }
`;

const Place = styled.span`
  max-width: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
`;

/* Stands over the byline's own link, which keeps its portrait and its name: a finger's height around one line. */
const When = styled(Link)`
  position: relative;
  display: inline-block;
  z-index: 1;
  min-width: var(--touch);
  margin: -17px -6px -9px;
  padding: 17px 6px 9px;
  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    outline: none;
    time {
      outline: 3px solid var(--link);
      outline-offset: 2px;
    }
  }
`;
