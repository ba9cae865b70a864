import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Comment } from '../../contract/schemas/posts.ts';
import { displayName } from '../../shared/rules/people.ts';
import { dateAttribute, formatRelativeTime } from '../../shared/format/time.ts';
import { paths } from '../../routes.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { useNow } from '../../ui/useNow.ts';

/** Comments with author and time, newest last (CARD-11). */
export function Comments({ comments }: { comments: readonly Comment[] }) {
  const now = useNow();
  return (
    <List>
      {comments.map(({ id, user, content, createdAt }, index) => (
        <li key={id} data-keep-in-view={index === comments.length - 1 || undefined}>
          <Avatar name={displayName(user)} src={user.profileImageUrl} size={32} />
          <div>
            <CommentHead>
              <Link to={paths.profile(user.id)} dir="auto">
                {displayName(user)}
              </Link>
              <time dateTime={dateAttribute(createdAt)}>{formatRelativeTime(createdAt, now)}</time>
            </CommentHead>
            <RichText text={content} />
          </div>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  font: var(--t-body-s);
  li {
    position: relative;
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr);
    gap: 10px;
    padding: 12px 0;
  }
  li + li {
    border-top: 1px solid var(--line);
  }
`;

const CommentHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
  margin-bottom: 2px;
  color: var(--ink-3);
  font: var(--t-meta);
  a {
    min-width: 0;
    margin-block: -4px;
    overflow-wrap: anywhere;
    padding-block: 4px;
    color: var(--ink);
    font: var(--t-strong);
  }
  /* Extends the link over the avatar. */
  a::after {
    content: '';
    position: absolute;
    top: 6px;
    left: -6px;
    width: var(--touch);
    height: var(--touch);
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
