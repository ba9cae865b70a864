import BroadcastIcon from '@phosphor-icons/core/regular/broadcast.svg?react';
import BroadcastFillIcon from '@phosphor-icons/core/fill/broadcast-fill.svg?react';
import BellIcon from '@phosphor-icons/core/regular/bell.svg?react';
import BellFillIcon from '@phosphor-icons/core/fill/bell-fill.svg?react';
import ChatCircleIcon from '@phosphor-icons/core/regular/chat-circle.svg?react';
import ChatCircleFillIcon from '@phosphor-icons/core/fill/chat-circle-fill.svg?react';
import HeartIcon from '@phosphor-icons/core/regular/heart.svg?react';
import HeartFillIcon from '@phosphor-icons/core/fill/heart-fill.svg?react';
import SignpostIcon from '@phosphor-icons/core/regular/signpost.svg?react';
import SignpostFillIcon from '@phosphor-icons/core/fill/signpost-fill.svg?react';
import TicketIcon from '@phosphor-icons/core/regular/ticket.svg?react';
import TicketFillIcon from '@phosphor-icons/core/fill/ticket-fill.svg?react';
import UserPlusIcon from '@phosphor-icons/core/regular/user-plus.svg?react';
import UserPlusFillIcon from '@phosphor-icons/core/fill/user-plus-fill.svg?react';
import { styled } from 'styled-components';
import { formatRelativeTime } from '../../shared/format/time.ts';
import { paths } from '../../routes.ts';
import { tokens } from '../../ui/theme/tokens.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useNow } from '../../ui/useNow.ts';
import type { NotificationItem } from './notifications.ts';

const { plum, link, vermilion, leaf, ink2 } = tokens.color;
const signs: Record<string, { icons: Record<'regular' | 'fill', typeof BellIcon>; ink: string }> = {
  poll_updated: { icons: { regular: TicketIcon, fill: TicketFillIcon }, ink: plum },
  poll_update: { icons: { regular: TicketIcon, fill: TicketFillIcon }, ink: plum },
  new_comment: { icons: { regular: ChatCircleIcon, fill: ChatCircleFillIcon }, ink: link },
  new_like: { icons: { regular: HeartIcon, fill: HeartFillIcon }, ink: vermilion },
  new_follow: { icons: { regular: UserPlusIcon, fill: UserPlusFillIcon }, ink: leaf },
  connected: { icons: { regular: BroadcastIcon, fill: BroadcastFillIcon }, ink: ink2 },
};

const questionSign = { icons: { regular: SignpostIcon, fill: SignpostFillIcon }, ink: leaf };
const otherSign = { icons: { regular: BellIcon, fill: BellFillIcon }, ink: ink2 };

interface Props {
  item: NotificationItem;
  /** Shown as one group with the row above, which reports the same about the same thing. */
  grouped: boolean;
  onOpen: () => void;
}

/** One notification; pressing it marks it as read and opens what it is about (NOTIF-05). */
export function NotificationRow({ item, grouped, onOpen }: Props) {
  const now = useNow();
  // Who did what is more informative than a generic text such as 'New activity'.
  const text = item.userName && item.about && (
    <>
      <b>{item.userName}</b> {item.about}
    </>
  );
  const { icons, ink } =
    signs[item.type] ?? (item.href?.startsWith(paths.question('')) ? questionSign : otherSign);
  const Icon = icons[item.read ? 'regular' : 'fill'];
  return (
    <Row type="button" data-unread={!item.read} data-grouped={grouped || undefined} onClick={onOpen}>
      <Sign style={{ color: ink }}>
        {item.userName && <Avatar name={item.userName} src={item.userAvatar ?? null} />}
        <Icon aria-hidden />
      </Sign>
      <span>
        <Text>{text || item.message}</Text>
        <Facts>
          {text && <Detail>{item.message}</Detail>}
          <Time>{formatRelativeTime(item.timestamp, now)}</Time>
        </Facts>
      </span>
      {!item.read && (
        <Dot>
          <VisuallyHidden>Unread</VisuallyHidden>
        </Dot>
      )}
    </Row>
  );
}

const Row = styled.button`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) 12px;
  align-items: center;
  gap: 14px;
  width: 100%;
  min-height: 64px;
  padding: 10px 16px;
  li + li > & {
    border-top: 1px solid var(--line);
  }
  li:has(+ li > [data-grouped]) > & {
    padding-bottom: 2px;
  }
  li + li > &[data-grouped] {
    min-height: var(--touch);
    border-top: 0;
    padding-top: 6px;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

/** What happened, with the face of the person who did it. */
const Sign = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  background: var(--paper-2);
  svg {
    width: 24px;
    height: 24px;
  }
  > * + svg {
    position: absolute;
    inset-inline-end: -6px;
    bottom: -4px;
    width: 22px;
    height: 22px;
    padding: 3px;
    border-radius: 50%;
    background: var(--paper);
  }
`;

const Text = styled.span`
  display: block;
  font: var(--t-body-s);
  overflow-wrap: anywhere;
  [data-unread='false'] > * > & {
    color: var(--ink-2);
  }
  b {
    font-weight: 620;
  }
  /* The row above quotes the same text in full. */
  [data-grouped] > * > & {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: 10px;
`;

const Detail = styled.span`
  color: var(--ink-2);
  font: var(--t-meta);
`;

const Time = styled.span`
  color: var(--ink-3);
  font: var(--t-meta);
`;

const Dot = styled.span`
  width: 9px;
  height: 9px;
  border-radius: 50%;
  background: var(--vermilion);
`;
