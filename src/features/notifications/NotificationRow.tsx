import type { Icon } from '@phosphor-icons/react';
import { BellIcon } from '@phosphor-icons/react/dist/csr/Bell';
import { ChatCircleIcon } from '@phosphor-icons/react/dist/csr/ChatCircle';
import { HeartIcon } from '@phosphor-icons/react/dist/csr/Heart';
import { PlugsConnectedIcon } from '@phosphor-icons/react/dist/csr/PlugsConnected';
import { TicketIcon } from '@phosphor-icons/react/dist/csr/Ticket';
import { UserPlusIcon } from '@phosphor-icons/react/dist/csr/UserPlus';
import { styled } from 'styled-components';
import { relativeTime } from '../../domain/times.ts';
import { tokens } from '../../ui/theme/tokens.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useNow } from '../clock/useNow.ts';
import type { Notice } from './notifications.ts';

const { plum, link, vermilion, leaf, ink2 } = tokens.color;
const signs: Record<string, { Sign: Icon; ink: string }> = {
  poll_updated: { Sign: TicketIcon, ink: plum },
  poll_update: { Sign: TicketIcon, ink: plum },
  new_comment: { Sign: ChatCircleIcon, ink: link },
  new_like: { Sign: HeartIcon, ink: vermilion },
  new_follow: { Sign: UserPlusIcon, ink: leaf },
  connected: { Sign: PlugsConnectedIcon, ink: ink2 },
};

interface Props {
  notice: Notice;
  onFollow: () => void;
}

/** One notification; pressing it makes it read (NOTIF-05). */
export function NotificationRow({ notice, onFollow }: Props) {
  const now = useNow();
  const { Sign, ink } = signs[notice.type] ?? { Sign: BellIcon, ink: ink2 };
  return (
    <Row type="button" data-unread={!notice.read} onClick={onFollow}>
      <Round style={{ color: ink }}>
        <Sign weight={notice.read ? 'regular' : 'fill'} aria-hidden />
      </Round>
      <span>
        <Text>{notice.message}</Text>
        <Time>{relativeTime(notice.timestamp, now)}</Time>
      </span>
      {!notice.read && (
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
  &[data-unread='true'] {
    background: var(--wash-link);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Round = styled.span`
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
`;

const Text = styled.span`
  display: block;
  font: var(--t-body-s);
  [data-unread='true'] > * > & {
    font-weight: 620;
  }
`;

const Time = styled.span`
  display: block;
  color: var(--ink-3);
  font: var(--t-meta);
`;

const Dot = styled.span`
  width: 9px;
  height: 9px;
  border-radius: 50%;
  background: var(--vermilion);
`;
