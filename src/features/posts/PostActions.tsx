import BookmarkSimpleIcon from '@phosphor-icons/core/regular/bookmark-simple.svg?react';
import BookmarkSimpleFillIcon from '@phosphor-icons/core/fill/bookmark-simple-fill.svg?react';
import ChatCircleIcon from '@phosphor-icons/core/regular/chat-circle.svg?react';
import HeartIcon from '@phosphor-icons/core/regular/heart.svg?react';
import HeartFillIcon from '@phosphor-icons/core/fill/heart-fill.svg?react';
import ShareFatIcon from '@phosphor-icons/core/regular/share-fat.svg?react';
import { css, keyframes, styled } from 'styled-components';
import type { Post } from '../../contract/schemas/posts.ts';
import { displayName } from '../../shared/rules/people.ts';
import { formatNumber } from '../../shared/format/numbers.ts';
import { Lazy } from '../../ui/Lazy.tsx';
import { RollingText } from '../../ui/RollingText.tsx';
import { sharePost } from './sharePost.ts';
import { useBookmark, useLike } from './usePostToggles.ts';

const loadNewActivityPill = () => import('./NewActivityPill.tsx').then((file) => file.NewActivityPill);

interface Props {
  post: Post;
  onComments: () => void;
  /** Whether the comments are open; undefined if they are always visible. */
  open?: boolean | undefined;
  /** The id of the comments panel that the comment button opens. */
  controls?: string | undefined;
}

/**
 * Like, comment, share and save buttons, each 44px and labelled with the post's author (CARD-03 to CARD-07,
 * CARD-12).
 */
export function PostActions({ post, onComments, open, controls }: Props) {
  const like = useLike(post);
  const bookmark = useBookmark(post);
  const name = `post by ${displayName(post.user)}`;
  const { likes, comments } = post._count;
  return (
    <Row>
      <Action
        type="button"
        aria-label={`${like.on ? 'Unlike' : 'Like'} ${name}, ${formatNumber(likes)}`}
        aria-disabled={like.busy || undefined}
        aria-busy={like.busy || undefined}
        data-on={like.on || undefined}
        $ink="var(--vermilion)"
        onClick={like.press}
      >
        {like.on ? <HeartFillIcon aria-hidden /> : <HeartIcon aria-hidden />}
        <RollingText>{formatNumber(likes)}</RollingText>
      </Action>
      <Action
        type="button"
        aria-label={`Comments on ${name}, ${formatNumber(comments)}`}
        aria-expanded={open}
        aria-controls={open ? controls : undefined}
        onClick={onComments}
      >
        <ChatCircleIcon aria-hidden />
        <RollingText>{formatNumber(comments)}</RollingText>
      </Action>
      <Action type="button" aria-label={`Share ${name}`} onClick={() => void sharePost(post)}>
        <ShareFatIcon aria-hidden />
      </Action>
      <Lazy load={loadNewActivityPill} props={{ post }} />
      <Action
        type="button"
        aria-label={bookmark.on ? `Remove saved ${name}` : `Save ${name}`}
        aria-disabled={bookmark.busy || undefined}
        aria-busy={bookmark.busy || undefined}
        data-on={bookmark.on || undefined}
        $ink="var(--link)"
        onClick={bookmark.press}
      >
        {bookmark.on ? <BookmarkSimpleFillIcon aria-hidden /> : <BookmarkSimpleIcon aria-hidden />}
      </Action>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  margin: 4px -8px 0;
  > :last-child {
    margin-inline-start: auto;
  }
`;

const press = keyframes`from { transform: scale(calc(1 + .5 * var(--reach))) rotate(calc(-16deg * var(--reach))); }`;
/* Animates only after the user's own press, which leaves focus on the button. */
const inked = css`
  &[data-on]:focus svg {
    animation: ${press} var(--d-ink) var(--ease-press);
  }
`;

const Action = styled.button<{ $ink?: string }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-width: var(--touch);
  min-height: var(--touch);
  padding: 0 8px;
  border-radius: var(--r-control);
  color: var(--ink-2);
  font: var(--t-control);
  transition: transform var(--d-press);
  svg {
    flex: none;
    width: 22px;
    height: 22px;
  }
  @media (hover: hover) {
    &:hover {
      background: var(--paper-2);
    }
  }
  &:not([aria-disabled]):active {
    transform: translateY(1px) scale(0.96);
  }
  &[aria-disabled] {
    cursor: progress;
  }
  /* The press shows at once; the fill and the count follow with the reply (AMB-39). */
  &[data-on],
  &[aria-busy] {
    color: ${({ $ink }) => $ink ?? 'inherit'};
  }
  &[data-on][aria-busy] svg {
    opacity: 0.55;
  }
  ${inked}
`;
