import { useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { socket } from '../../api/socket.ts';
import { paths } from '../../routes.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../brand/EmptyState.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { findPollPostIdInCaches } from '../polls/queries.ts';
import { NotificationRow } from './NotificationRow.tsx';
import { type Notice, notifications } from './notifications.ts';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** What happened while this tab was open (NOTIF-01 to NOTIF-05, NOTIF-15). */
export function NotificationsPanel({ open, onClose }: Props) {
  const { list } = useSyncExternalStore(notifications.subscribe, notifications.get, notifications.get);
  const go = useNavigate();
  const client = useQueryClient();
  const follow = ({ id, href, pollId }: Notice): void => {
    notifications.read(id);
    // Of a poll the message names the poll alone: its post is known where it was listed.
    const polled = pollId === null ? undefined : findPollPostIdInCaches(client, pollId);
    const target = href ?? (polled && paths.post(polled));
    if (!target) return;
    onClose();
    void go(target);
  };
  const readAll = ({ currentTarget }: MouseEvent): void => {
    // The button closes behind the press: the focus goes to what was read.
    currentTarget.closest('dialog')?.querySelector<HTMLElement>('li button')?.focus();
    notifications.readAll();
  };
  const markAll = (
    <Button variant="quiet" size="sm" disabled={list.every((notice) => notice.read)} onClick={readAll}>
      Mark all read
    </Button>
  );
  return (
    <SidePanel open={open} onClose={onClose} title="Notifications" actions={markAll}>
      {list.length === 0 && (
        <EmptyState
          art="letter"
          title="No notifications yet"
          text="When someone interacts with your content, you'll see it here"
        />
      )}
      <ul>
        {list.map((notice) => (
          <li key={notice.id}>
            <NotificationRow notice={notice} onFollow={() => follow(notice)} />
          </li>
        ))}
      </ul>
      <Connection />
    </SidePanel>
  );
}

/** NOTIF-15, WS-11. */
function Connection() {
  const status = useSyncExternalStore(socket.onStatus, socket.status, () => 'disconnected' as const);
  return (
    <Foot role="status" data-status={status}>
      Live updates: {status}
    </Foot>
  );
}

const Foot = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 12px 16px;
  border-top: 1px solid var(--line);
  color: var(--ink-3);
  font: var(--t-meta);
  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 50%;
    box-shadow: inset 0 0 0 2px var(--ink-3);
  }
  &[data-status='connected']::before {
    background: var(--leaf);
    box-shadow: none;
  }
`;
