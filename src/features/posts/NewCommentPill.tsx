import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
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
  const [seen, setSeen] = useState({ count: comments.length, latest: null as Comment | null });
  if (seen.count !== comments.length) {
    const added = comments.length > seen.count ? comments.at(-1) : undefined;
    setSeen({ count: comments.length, latest: added && added.user.id !== me ? added : null });
  }
  useEffect(() => {
    if (!seen.latest) return undefined;
    const timer = setTimeout(() => setSeen((now) => ({ ...now, latest: null })), SHOWN);
    return () => clearTimeout(timer);
  }, [seen.latest]);
  return seen.latest;
}

/** The middle of a card in view whose buttons are below the window, px from the left; null for any other card. */
function middleIfBelow(buttons: Element | null | undefined): number | null {
  const card = buttons?.closest('article')?.getBoundingClientRect();
  if (!card || card.top > innerHeight * 0.7 || card.bottom < innerHeight) return null;
  return card.left + card.width / 2;
}

/**
 * Says who has just written a comment: next to the count, or at the bottom of the window while the count is below it.
 * Visual only: the count is in the button's name.
 */
export function NewCommentPill({ post }: { post: Post }) {
  const comment = useNewComment(post);
  const mark = useRef<HTMLSpanElement>(null);
  const [middle, setMiddle] = useState<number | null>(null);
  useLayoutEffect(() => {
    if (comment) setMiddle(middleIfBelow(mark.current));
  }, [comment]);
  const name = comment && displayName(comment.user);
  const pill = comment && name && (
    <Pill
      key={comment.id}
      aria-hidden
      data-below={middle !== null || undefined}
      style={middle === null ? undefined : { left: middle }}
    >
      <Avatar name={name} src={comment.user.profileImageUrl} size={26} />
      <span>{name.split(' ')[0]} commented</span>
    </Pill>
  );
  return (
    <>
      <span ref={mark} hidden />
      {middle !== null && pill ? createPortal(pill, document.body) : pill}
    </>
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
  &[data-below] {
    position: fixed;
    z-index: 30;
    bottom: calc(var(--nav) + 80px + env(safe-area-inset-bottom));
    translate: -50%;
    box-shadow:
      0 0 0 1px var(--line-2),
      var(--e2);
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
