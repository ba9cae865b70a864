import { clock } from '../../../src/shared/clock.ts';
import { createStore } from '../../world/createStore.ts';

export interface SecondPhone {
  /** A new id each time it is opened. */
  id: string;
  userId: string;
  /** The URL it opens. */
  address: string;
}

/** The demo desk's second phone; null while it is closed. */
export const secondPhone = createStore<SecondPhone | null>(null);

/** The second phone's URL: the current screen, signed in as another user. */
export function secondAddress(page: string, userId: string, now: string | null): string {
  const url = new URL(page);
  url.hash = '';
  url.searchParams.set('as', userId);
  url.searchParams.set('panel', 'off');
  url.searchParams.set('simulate', 'off');
  if (now !== null) url.searchParams.set('now', now);
  return url.href;
}

/** Opens the second phone on the first one's screen, signed in as this user. */
export function openSecondPhone(userId: string): void {
  const now = clock.offset() === 0 ? null : clock.iso();
  const address = secondAddress(location.href, userId, now);
  secondPhone.change({ id: crypto.randomUUID(), userId, address });
}
