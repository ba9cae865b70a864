import { useEffect, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import type { Comment, Post } from '../../contract/schemas/posts.ts';
import { displayName } from '../../shared/rules/people.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { useCurrentUser } from '../session/queries.ts';

/** How long the name is shown, ms. */
const SHOWN = 6000;

/** The latest comment if somebody else has just written it. */
function useNewComment({ comments }: Post): Comment | null {
  const me = useCurrentUser()?.id;
  const [seen, setSeen] = useState({ count: comments.length, news: null as Comment | null });
  if (seen.count !== comments.length) {
    const latest = comments.length > seen.count ? comments.at(-1) : undefined;
    setSeen({ count: comments.length, news: latest && latest.user.id !== me ? latest : null });
  }
  useEffect(() => {
    if (!seen.news) return undefined;
    const timer = setTimeout(() => setSeen((now) => ({ ...now, news: null })), SHOWN);
    return () => clearTimeout(timer);
  }, [seen.news]);
  return seen.news;
}

/** Says next to the count of comments who has just written one. Visual only: the count is in the button's name. */
export function CommentNews({ post }: { post: Post }) {
  const news = useNewComment(post);
  if (!news) return null;
  const name = displayName(news.user);
  return (
    <Pill key={news.id} aria-hidden>
      <Avatar name={name} src={news.user.profileImageUrl} size={26} />
      <span>{name.split(' ')[0]} commented</span>
    </Pill>
  );
}

const arrive = keyframes`from { opacity: 0; transform: translateX(-10px); }`;

const Pill = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  padding: 2px 10px 2px 2px;
  border-radius: var(--r-pill);
  background: var(--wash-link);
  color: var(--link);
  font: var(--t-meta);
  span:last-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @media (prefers-reduced-motion: no-preference) {
    animation: ${arrive} var(--d-paper) var(--ease-out);
  }
`;
