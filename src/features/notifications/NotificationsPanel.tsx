import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { socket } from '../../api/socket.ts';
import { paths } from '../../routes.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../brand/EmptyState.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { SkeletonRow } from '../../ui/SkeletonRow.tsx';
import { findPollPostIdInCaches } from '../polls/queries.ts';
import { NotificationRow } from './NotificationRow.tsx';
import { type NotificationItem, notifications } from './notifications.ts';
import { postQuery } from '../posts/queries.ts';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Notifications received while this tab was open (NOTIF-01 to NOTIF-05, NOTIF-15). */
export function NotificationsPanel({ open, onClose }: Props) {
  const { list } = useSyncExternalStore(notifications.subscribe, notifications.get, notifications.get);
  const isStarting = useSyncExternalStore(socket.onStatus, socket.isStarting, socket.isStarting);
  const openItem = useOpenNotification(onClose);
  const readAll = ({ currentTarget }: MouseEvent): void => {
    // The press disables the button, so focus moves to the list.
    currentTarget.closest('dialog')?.querySelector<HTMLElement>('li button')?.focus();
    notifications.readAll();
  };
  const markAll = list.length > 0 && (
    <Button variant="quiet" size="sm" disabled={list.every((item) => item.read)} onClick={readAll}>
      Mark all read
    </Button>
  );
  return (
    <SidePanel open={open} onClose={onClose} title="Notifications" actions={markAll}>
      {list.length === 0 && isStarting && <Waiting />}
      {list.length === 0 && !isStarting && (
        <EmptyState
          art="letter"
          title="No notifications yet"
          text="When someone interacts with your content, you'll see it here"
        />
      )}
      {list.length > 0 && (
        <ul>
          {list.map((item, index) => (
            <li key={item.id}>
              <NotificationRow
                item={item}
                grouped={isSameNotification(item, list[index - 1])}
                onOpen={() => openItem(item)}
              />
            </li>
          ))}
        </ul>
      )}
      <Connection />
    </SidePanel>
  );
}

/** Until the server has greeted the user, it is not known whether there are notifications. */
function Waiting() {
  return (
    <Rows>
      {[1, 2, 3].map((row) => (
        <SkeletonRow key={row} />
      ))}
    </Rows>
  );
}

/** Whether both report the same event, such as a like, about the same thing. */
const isSameNotification = (item: NotificationItem, other: NotificationItem | undefined): boolean =>
  item.href !== null && item.href === other?.href && item.type === other.type && item.about === other.about;

/** Opens what a notification is about; if that is already on screen, refetches it and scrolls to it. */
function useOpenNotification(onClose: () => void): (item: NotificationItem) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const client = useQueryClient();
  return ({ id, href, pollId }) => {
    notifications.read(id);
    const target = href ?? (pollId === null ? null : pollPath(client, pollId));
    if (target === null) return;
    onClose();
    if (target === pathname) globalThis.scrollTo({ top: 0 });
    else void navigate(target);
  };
}

/**
 * Messages about a poll do not include its post: returns the post's path if the poll is cached, otherwise the
 * path of all polls.
 */
function pollPath(client: QueryClient, pollId: string): string {
  const postId = findPollPostIdInCaches(client, pollId);
  if (postId === undefined) return `${paths.home()}?filter=polls`;
  void client.invalidateQueries(postQuery(postId));
  return paths.post(postId);
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

const Rows = styled.div`
  display: grid;
  gap: 20px;
  padding: 16px;
`;

/** Stays in view below a long list, since it says why no news comes. */
const Foot = styled.p`
  position: sticky;
  bottom: 0;
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 12px 16px;
  border-top: 1px solid var(--line);
  background: var(--paper);
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
