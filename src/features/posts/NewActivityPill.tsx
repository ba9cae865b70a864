import HeartFillIcon from '@phosphor-icons/core/fill/heart-fill.svg?react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { keyframes, styled } from 'styled-components';
import type { Post } from '../../contract/schemas/posts.ts';
import type { User } from '../../contract/schemas/users.ts';
import { formatCount } from '../../shared/format/numbers.ts';
import { displayName } from '../../shared/rules/people.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { useCurrentUser } from '../session/queries.ts';
import { userQuery } from '../users/queries.ts';

/** How long it is shown, ms. */
const DURATION = 5000;
/** How long it takes to fade at the end of that, ms. */
const LEAVING = 300;

/** Distance of the pill from the picture's edge, px. */
const EDGE = 12;

/** Height of the pill, px. */
const HEIGHT = 30;

interface Activity {
  key: string;
  verb: 'replied' | 'liked';
  userId: string;
  /** A comment comes with its author, a like only with an id. */
  user: User | undefined;
}

/** What somebody else has just done on the post. */
function useNewActivity({ comments, likes }: Post): Activity | null {
  const me = useCurrentUser()?.id;
  const [snapshot, setSnapshot] = useState({ comments, likes, latest: null as Activity | null });
  if (snapshot.comments !== comments || snapshot.likes !== likes) {
    const { id: key = '', user } = (comments.length > snapshot.comments.length && comments.at(-1)) || {};
    const { userId } = (likes.length > snapshot.likes.length && likes.at(-1)) || {};
    let { latest } = snapshot;
    if (user && user.id !== me) latest = { key, verb: 'replied', userId: user.id, user };
    else if (userId !== undefined && userId !== me)
      latest = { key: `${likes.length} ${userId}`, verb: 'liked', userId, user: undefined };
    setSnapshot({ comments, likes, latest });
  }
  useEffect(() => {
    if (!snapshot.latest) return undefined;
    const timer = setTimeout(() => setSnapshot((now) => ({ ...now, latest: null })), DURATION);
    return () => clearTimeout(timer);
  }, [snapshot.latest]);
  return snapshot.latest;
}

/** A part of the card, other than its buttons, where the pill covers no text and scrolls with the card. */
interface Place {
  host: Element;
  edge: 'bottom' | 'top' | 'above';
}

/** Where the pill is in view while the card's buttons are not; null for its place beside them. */
function placeInView(mark: Element | null): Place | null {
  const card = mark?.closest('article');
  const buttons = mark?.parentElement?.getBoundingClientRect();
  if (!card || !buttons) return null;
  const isSeen = (x: number, y: number): boolean => card.contains(document.elementFromPoint(x, y));
  const isPillSeen = (x: number, top: number): boolean => isSeen(x, top + 1) && isSeen(x, top + HEIGHT - 1);
  if (isPillSeen(buttons.left + buttons.width / 2, (buttons.top + buttons.bottom - HEIGHT) / 2)) return null;
  const host = card.querySelector('[role="group"][aria-label^="Pictures"]');
  const picture = host?.getBoundingClientRect();
  if (host && picture && isPillSeen(picture.left + 60, picture.bottom - EDGE - HEIGHT))
    return { host, edge: 'bottom' };
  if (host && picture && isPillSeen(picture.left + 60, picture.top + EDGE)) return { host, edge: 'top' };
  const { right, top } = card.getBoundingClientRect();
  const isFreeAbove = document.elementFromPoint(right - 60, top - 17)?.contains(card);
  return isFreeAbove && isSeen(right - 60, top + 10) ? { host: card, edge: 'above' } : null;
}

/**
 * Says who has just commented or liked: next to the counts or, while they are out of view, on the card's picture or
 * its upper edge. Visual only: the counts are in the buttons' names.
 */
export function NewActivityPill({ post }: { post: Post }) {
  const activity = useNewActivity(post);
  const isLike = activity?.verb === 'liked';
  const liker = useQuery({ ...userQuery(activity?.userId ?? ''), enabled: isLike });
  const user = activity?.user ?? (isLike ? liker.data : undefined);
  const shown = user !== undefined || (isLike && liker.isError) ? activity : null;
  const mark = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => {
    if (shown) setPlace(placeInView(mark.current));
  }, [shown]);
  const pill = shown && (
    <Pill key={shown.key} aria-hidden data-edge={place?.edge}>
      {user ? <PersonText user={user} verb={shown.verb} /> : <LikesText count={post._count.likes} />}
    </Pill>
  );
  return (
    <>
      <span ref={mark} hidden />
      {place && pill ? createPortal(pill, place.host) : pill}
    </>
  );
}

function PersonText({ user, verb }: { user: User; verb: Activity['verb'] }) {
  const name = displayName(user);
  return (
    <>
      <Avatar name={name} src={user.profileImageUrl} size={26} />
      <span>
        {name.split(' ')[0]} {verb}
      </span>
    </>
  );
}

/** For a like by somebody whose name could not be read. */
const LikesText = ({ count }: { count: number }) => (
  <>
    <HeartFillIcon aria-hidden />
    <span>{formatCount(count, 'like')}</span>
  </>
);

const arrive = keyframes`from { opacity: 0; transform: translateX(-10px); }`;
const leave = keyframes`to { opacity: 0; }`;

const Pill = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  height: ${HEIGHT}px;
  padding: 2px 10px 2px 2px;
  border-radius: var(--r-pill);
  background: var(--wash-link);
  color: var(--link);
  font: var(--t-meta);
  &[data-edge] {
    position: absolute;
    z-index: 3;
    /* Leaves room for the postmark. */
    max-width: calc(100% - 150px);
    inset-inline-start: 12px;
    pointer-events: none;
    box-shadow:
      0 0 0 1px var(--line-2),
      var(--e2);
  }
  &[data-edge='bottom'] {
    bottom: ${EDGE}px;
  }
  &[data-edge='top'] {
    top: ${EDGE}px;
  }
  /* Mostly in the space between two cards, which would clip what is further up. */
  &[data-edge='above'] {
    top: -19px;
    inset-inline: auto 12px;
  }
  article:has(> &) {
    position: relative;
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
    animation:
      ${arrive} var(--d-paper) var(--ease-out),
      ${leave} ${LEAVING}ms ease-in ${DURATION - LEAVING}ms forwards;
  }
`;
