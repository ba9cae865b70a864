import { clock } from '../../shared/clock.ts';
import { BELL_MAX, NOTIFICATIONS_KEPT } from '../../shared/limits.ts';
import type { Notification, ServerMessage } from '../../contract/schemas/socketMessages.ts';
import { paths } from '../../routes.ts';
import { notificationText } from './notificationText.ts';

/** A notification, and the screen that it is about where one is known. */
export interface Notice extends Notification {
  href: string | null;
}
export interface Notices {
  /** Newest first. */
  list: readonly Notice[];
  /** Live events since the panel was last opened (NOTIF-07). */
  bell: number;
}

/** The toast that tells the newest of them. */
export const NEWS_TOAST = 'news';

const NOBODY: Pick<Partial<Notification>, 'userName' | 'userAvatar'> & { userId?: string } = {};
const EMPTY: Notices = { list: [], bell: 0 };
let notices = EMPTY;
let nextId = 1;
const listeners = new Set<() => void>();

function publish(next: Notices): void {
  notices = next;
  for (const listener of listeners) listener();
}
const mark = (which: (notice: Notice) => boolean): void =>
  publish({
    ...notices,
    list: notices.list.map((notice) => (which(notice) ? { ...notice, read: true } : notice)),
  });

function hrefOf(message: ServerMessage): string | null {
  if ('postId' in message && message.postId) return paths.post(message.postId);
  if ('questionId' in message && message.questionId) return paths.question(message.questionId);
  if (message.type === 'new_follow' && message.userId) return paths.profile(message.userId);
  return null;
}

function noticeOf(message: ServerMessage): Notice {
  const doer = message.type === 'connected' ? NOBODY : message;
  return {
    id: `notification_${nextId++}`,
    type: message.type,
    message: notificationText(message.type),
    timestamp: clock.iso(),
    // Nothing happened to read up on: it is listed and not counted (AMB-55).
    read: message.type === 'connected',
    userId: doer.userId ?? null,
    postId: 'postId' in message ? (message.postId ?? null) : null,
    pollId: 'pollId' in message ? (message.pollId ?? null) : null,
    href: hrefOf(message),
    ...(doer.userName ? { userName: doer.userName } : {}),
    ...(doer.userAvatar ? { userAvatar: doer.userAvatar } : {}),
  };
}

const twins: Partial<Record<string, string>> = { poll_update: 'poll_updated', poll_updated: 'poll_update' };

/** Of one vote a poll's author hears twice (AMB-54), and nobody votes twice: the second tells nothing new. */
const isDuplicate = ({ type, pollId, userId }: Notice): boolean =>
  userId !== null &&
  pollId !== null &&
  notices.list.some(
    (heard) => heard.type === twins[type] && heard.pollId === pollId && heard.userId === userId,
  );

/** The bell's badge: nothing at 0, '99+' above 99 (NOTIF-08). */
export const bellText = (count: number): string | undefined => {
  if (count === 0) return undefined;
  return count > BELL_MAX ? `${BELL_MAX}+` : String(count);
};

/** The tab's notifications (AMB-56), as a store for `useSyncExternalStore`. */
export const notifications = {
  get: (): Notices => notices,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Lists a live message; what the viewer did is no news to the viewer. The 10 newest stay (NOTIF-06). */
  receive(message: ServerMessage, viewerId: string | null): void {
    if (message.type !== 'connected' && message.userId && message.userId === viewerId) return;
    const notice = noticeOf(message);
    if (isDuplicate(notice)) return;
    publish({
      list: [notice, ...notices.list].slice(0, NOTIFICATIONS_KEPT),
      bell: notices.bell + (notice.read ? 0 : 1),
    });
  },
  /** NOTIF-05. */
  read: (id: string): void => mark((notice) => notice.id === id),
  /** NOTIF-04. */
  readAll: (): void => mark(() => true),
  /** The panel was opened: the bell starts again from 0. */
  seen: (): void => publish({ ...notices, bell: 0 }),
  clear: (): void => publish(EMPTY),
};
