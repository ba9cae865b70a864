import type { NotificationSnapshot, NotificationStore } from '../../../src/contract/notificationStore.ts';
import { windowEvents } from '../../../src/shared/windowEvents.ts';
import { VISITOR } from '../../http/session.ts';

/** Time limit for the app to connect as another user, in ms: it cannot while the line is cut. */
const TIMEOUT = 3000;

/** The notifications of the app in this window; null until it is mounted. */
export function notificationsOf(page: Window & typeof globalThis): NotificationStore | null {
  let found: NotificationStore | null = null;
  const detail = (store: NotificationStore): void => void (found = store);
  page.dispatchEvent(new page.CustomEvent(windowEvents.notifications, { detail }));
  return found;
}

/** Resolves once the app has cleared the notifications of one user and was greeted as the next; visitors are not. */
const whenChanged = (store: NotificationStore, userId: string): Promise<void> =>
  new Promise((resolve) => {
    let isCleared = false;
    const end = (): void => {
      stop();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, TIMEOUT);
    const stop = store.subscribe(() => {
      const { items } = store.snapshot();
      isCleared ||= items.length === 0;
      const isGreeted = userId === VISITOR || items.some(({ type }) => type === 'connected');
      if (isCleared && isGreeted) end();
    });
  });

/** Changes the user of a phone, which then shows the notifications that this user had on the other phone. */
export async function moveNotifications(
  store: NotificationStore,
  saved: NotificationSnapshot,
  userId: string,
  changeUser: (userId: string) => Promise<unknown>,
): Promise<void> {
  const changed = whenChanged(store, userId);
  await changeUser(userId);
  await changed;
  store.restore(saved);
}
