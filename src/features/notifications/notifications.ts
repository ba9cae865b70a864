import { clock } from '../../shared/clock.ts';
import { BELL_MAX, NOTIFICATIONS_KEPT } from '../../shared/limits.ts';
import type { NotificationSnapshot } from '../../contract/notificationStore.ts';
import type { Notification, ServerMessage } from '../../contract/schemas/socketMessages.ts';
import { paths } from '../../routes.ts';
import { STORAGE_KEYS } from '../../storage/keys.ts';
import { sessionStore } from '../../storage/webStorage.ts';

/** NOTIF-09 to NOTIF-13, by the type of the live message. */
const texts: Record<string, string> = {
  poll_updated: "A poll you're interested in has been updated",
  poll_update: "A poll you're interested in has been updated",
  new_comment: 'Someone commented on a post',
  new_like: 'Your post received a new like',
  new_follow: 'You have a new follower',
  connected: 'Connected to real-time updates',
};

/** The text of a notification; 'New activity' for unknown types (NOTIF-14). */
export const notificationText = (type: string): string => texts[type] ?? 'New activity';

/** Who did what, and where: 'Zoya Khan shared a story from Hampi, India'. */
export const actorText = (userName: string, about: string | undefined): string =>
  about === undefined ? `From ${userName}` : `${userName} ${about}`;

/** A notification with the path of the screen it links to, if the message names one. */
export interface NotificationItem extends Notification {
  href: string | null;
}
interface NotificationsState {
  /** Newest first. */
  list: readonly NotificationItem[];
  /** Number of live events since the panel was last opened (NOTIF-07). */
  unseenCount: number;
}

interface StoredSnapshot extends NotificationSnapshot {
  items: readonly NotificationItem[];
}

/** The id of the toast about the latest notification. */
export const NOTIFICATION_TOAST_ID = 'news';

const NO_ACTOR: Partial<Extract<ServerMessage, { type: 'other' }>> = {};
const EMPTY: NotificationsState = { list: [], unseenCount: 0 };
/** All stored notifications, including a greeting that is not listed because it is the only one. */
let allItems: readonly NotificationItem[] = [];
let state = EMPTY;
let isListed = false;
let nextId = 1;
const listeners = new Set<() => void>();

const isGreeting = ({ type }: Pick<NotificationItem, 'type'>): boolean => type === 'connected';

function publish(items: readonly NotificationItem[], unseenCount: number): void {
  allItems = items;
  state = { list: items.every(isGreeting) ? [] : items, unseenCount };
  for (const listener of listeners) listener();
}
function markRead(which: (item: NotificationItem) => boolean): void {
  remember(STORAGE_KEYS.readNews, allItems.filter(which));
  publish(
    allItems.map((item) => (which(item) ? { ...item, read: true } : item)),
    state.unseenCount,
  );
}

/** Newest first; only the last greeting is kept, and only if it does not displace a notification (AMB-55). */
function withItem(item: NotificationItem): readonly NotificationItem[] {
  const items = [item, ...(isGreeting(item) ? allItems.filter((other) => !isGreeting(other)) : allItems)];
  if (items.length <= NOTIFICATIONS_KEPT) return items;
  return items.filter((other) => !isGreeting(other)).slice(0, NOTIFICATIONS_KEPT);
}

function targetOf(message: ServerMessage): string | null {
  if ('postId' in message && message.postId) return paths.post(message.postId);
  if ('questionId' in message && message.questionId) return paths.question(message.questionId);
  const isAboutPerson = message.type === 'new_follow' || message.type === 'other';
  return isAboutPerson && message.userId ? paths.profile(message.userId) : null;
}

function toNotification(message: ServerMessage): NotificationItem {
  const actor = message.type === 'connected' ? NO_ACTOR : message;
  return {
    id: `notification_${nextId++}`,
    type: message.type,
    message: notificationText(message.type),
    timestamp: actor.createdAt ?? clock.iso(),
    // A greeting is listed but not counted (AMB-55).
    read: isGreeting(message),
    userId: actor.userId ?? null,
    postId: 'postId' in message ? (message.postId ?? null) : null,
    pollId: 'pollId' in message ? (message.pollId ?? null) : null,
    href: targetOf(message),
    ...(actor.userName ? { userName: actor.userName } : {}),
    ...(actor.userAvatar ? { userAvatar: actor.userAvatar } : {}),
    ...(actor.about ? { about: actor.about } : {}),
  };
}

/**
 * Messages sent for a vote. A poll's author gets both (AMB-54); everyone gets `poll_update` a second time if
 * another vote is counted before the voter's own message arrives.
 */
const voteTypes = new Set(['poll_updated', 'poll_update']);

/** Whether the same vote is already listed: a user can vote only once. */
const isRepeatedVote = ({ type, pollId, userId }: NotificationItem): boolean =>
  voteTypes.has(type) &&
  userId !== null &&
  pollId !== null &&
  state.list.some((other) => voteTypes.has(other.type) && other.pollId === pollId && other.userId === userId);

/** Identifies a notification: the server resends the day's notifications, with their times, when the socket reconnects. */
const notificationKey = ({ type, href, userId, about }: NotificationItem): string =>
  JSON.stringify([type, href, userId, about]);
/** Number of stored keys, more than the server sends again. */
const MAX_KEYS = 100;
let receivedKeys: readonly string[] = [];

type StoredKeysName = typeof STORAGE_KEYS.seenNews | typeof STORAGE_KEYS.readNews;

/** What was seen or read in this tab session: after a reload, the server sends the day's notifications again. */
const storedKeys = (name: StoredKeysName): string[] => sessionStore.get(name)?.split('\n') ?? [];

function remember(name: StoredKeysName, items: readonly NotificationItem[]): void {
  const keys = new Set([...storedKeys(name), ...items.map(notificationKey)]);
  sessionStore.set(name, [...keys].slice(-MAX_KEYS).join('\n'));
}

/** The bell's badge text: none for 0, '99+' above 99 (NOTIF-08). */
export const unreadBadgeText = (count: number): string | undefined => {
  if (count === 0) return undefined;
  return count > BELL_MAX ? `${BELL_MAX}+` : String(count);
};

/** This tab's notifications (AMB-56), as a store for `useSyncExternalStore`. */
export const notifications = {
  get: (): NotificationsState => state,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Adds a live message about another user's action (AMB-56); the 10 newest are kept (NOTIF-06). */
  receive(message: ServerMessage, currentUserId: string | null): void {
    if (message.type !== 'connected' && message.userId && message.userId === currentUserId) return;
    const received = toNotification(message);
    const key = notificationKey(received);
    const isResent = 'createdAt' in message;
    if (isRepeatedVote(received) || (isResent && receivedKeys.includes(key))) return;
    receivedKeys = [...receivedKeys, key].slice(-MAX_KEYS);
    const isKnown = (name: StoredKeysName): boolean => isResent && storedKeys(name).includes(key);
    const item = isKnown(STORAGE_KEYS.readNews) ? { ...received, read: true } : received;
    publish(withItem(item), state.unseenCount + (item.read || isKnown(STORAGE_KEYS.seenNews) ? 0 : 1));
  },
  /** NOTIF-05. */
  read: (id: string): void => markRead((item) => item.id === id),
  /** NOTIF-04. */
  readAll: (): void => markRead(() => true),
  /** Whether the panel is open, so that notifications are read there. */
  isListed: (): boolean => isListed,
  /** Resets the bell when the panel opens or closes. */
  seen(open = false): void {
    isListed = open;
    remember(STORAGE_KEYS.seenNews, allItems);
    publish(allItems, 0);
  },
  clear(): void {
    receivedKeys = [];
    publish([], 0);
  },
  /** Also forgets what was seen and read: other data has other notifications. */
  forget(): void {
    sessionStore.set(STORAGE_KEYS.seenNews, null);
    sessionStore.set(STORAGE_KEYS.readNews, null);
    notifications.clear();
  },
  /** All notifications, so that they can be restored on the demo desk's other phone. */
  snapshot: (): StoredSnapshot => ({ items: allItems, unseenCount: state.unseenCount, receivedKeys }),
  restore(saved: StoredSnapshot): void {
    receivedKeys = saved.receivedKeys;
    publish(
      saved.items.map((item) => ({ ...item, id: `notification_${nextId++}` })),
      saved.unseenCount,
    );
  },
};
