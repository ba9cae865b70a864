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
            {destination && <span aria-hidden>·</span>}
            {postId ? (
              <When to={to.post(postId)} aria-description={`Post by ${displayName(user)}`}>
                {time}
              </When>
            ) : (
              time
            )}
          </Facts>
        }
      />
      {tag}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
`;

const Facts = styled.span`
  display: flex;
  gap: 4px;
  min-width: 0;
  time {
    white-space: nowrap;
  }
`;

const Place = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`;

/* Stands over the byline's own link, and is a target of its own: 24px high within an 18px line. */
const When = styled(Link)`
  position: relative;
  z-index: 1;
  margin: 0 -6px -6px;
  padding: 0 6px 6px;
  &:hover {
    text-decoration: underline;
  }
`;
