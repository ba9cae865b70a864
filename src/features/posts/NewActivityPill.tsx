import HeartFillIcon from '@phosphor-icons/core/fill/heart-fill.svg?react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { keyframes, styled } from 'styled-components';
import type { Comment, Post } from '../../contract/schemas/posts.ts';
import { formatCount } from '../../shared/format/numbers.ts';
import { displayName } from '../../shared/rules/people.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { useCurrentUser } from '../session/queries.ts';

/** How long it is shown, ms. */
const DURATION = 6000;

interface Activity {
  /** The new comment; null for a like. */
  comment: Comment | null;
}

/** What somebody else has just done on the post. */
function useNewActivity({ comments, likes }: Post): Activity | null {
  const me = useCurrentUser()?.id;
  const [snapshot, setSnapshot] = useState({ comments, likes, latest: null as Activity | null });
  if (snapshot.comments !== comments || snapshot.likes !== likes) {
    const comment = comments.length > snapshot.comments.length ? comments.at(-1) : undefined;
    const isCommented = comment !== undefined && comment.user.id !== me;
    const isLiked = likes.length > snapshot.likes.length && likes.at(-1)?.userId !== me;
    const latest = isCommented ? { comment } : isLiked ? { comment: null } : snapshot.latest;
    setSnapshot({ comments, likes, latest });
  }
  useEffect(() => {
    if (!snapshot.latest) return undefined;
    const timer = setTimeout(() => setSnapshot((now) => ({ ...now, latest: null })), DURATION);
    return () => clearTimeout(timer);
  }, [snapshot.latest]);
  return snapshot.latest;
}

/**
 * The middle of a card in view whose buttons are below the window or its bottom bar, px from the left; null for any
 * other card.
 */
function middleIfBelow(mark: Element | null): number | null {
  const card = mark?.closest('article');
  const buttons = mark?.parentElement?.getBoundingClientRect();
  if (!card || !buttons || buttons.top < 0) return null;
  const { left, width, top } = card.getBoundingClientRect();
  const middle = left + width / 2;
  const topElement = document.elementFromPoint(middle, buttons.top + buttons.height / 2);
  return top > innerHeight * 0.7 || card.contains(topElement) ? null : middle;
}

/**
 * Says who has just written a comment: next to the count, or at the bottom of the window while the count is below it.
 * There it tells of likes, too. Visual only: the counts are in the buttons' names.
 */
export function NewActivityPill({ post }: { post: Post }) {
  const activity = useNewActivity(post);
  const mark = useRef<HTMLSpanElement>(null);
  const [middle, setMiddle] = useState<number | null>(null);
  useLayoutEffect(() => {
    if (activity) setMiddle(middleIfBelow(mark.current));
  }, [activity]);
  const isBelow = middle !== null;
  const pill = activity && (activity.comment || isBelow) && (
    <Pill
      key={activity.comment?.id ?? post._count.likes}
      aria-hidden
      data-below={isBelow || undefined}
      style={isBelow ? { left: middle } : undefined}
    >
      {activity.comment ? (
        <CommentText comment={activity.comment} />
      ) : (
        <LikesText count={post._count.likes} />
      )}
    </Pill>
  );
  return (
    <>
      <span ref={mark} hidden />
      {isBelow && pill ? createPortal(pill, document.body) : pill}
    </>
  );
}

function CommentText({ comment: { user } }: { comment: Comment }) {
  const name = displayName(user);
  return (
    <>
      <Avatar name={name} src={user.profileImageUrl} size={26} />
      <span>{name.split(' ')[0]} commented</span>
    </>
  );
}

const LikesText = ({ count }: { count: number }) => (
  <>
    <HeartFillIcon aria-hidden />
    <span>{formatCount(count, 'like')}</span>
  </>
);

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
  &[data-below] {
    position: fixed;
    z-index: 30;
    /* Above the floating buttons, and the demo's invitation to its tour. */
    bottom: calc(var(--nav) + 94px + env(safe-area-inset-bottom));
    translate: -50%;
    box-shadow:
      0 0 0 1px var(--line-2),
      var(--e2);
  }
  > svg {
    width: 26px;
    height: 26px;
    padding: 4px;
    color: var(--vermilion);
  }
  span:last-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @media (prefers-reduced-motion: no-preference) {
    animation: ${arrive} var(--d-paper) var(--ease-out);
  }
`;
