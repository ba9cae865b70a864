import { clock } from '../../../src/shared/clock.ts';
import { createValue } from '../../world/createValue.ts';

export interface SecondPhone {
  /** Another one each time that it is opened. */
  id: string;
  userId: string;
  /** The address that it opens. */
  address: string;
}

/** The second phone of the demo desk; null while it is closed. */
export const secondPhone = createValue<SecondPhone | null>(null);

/** The address of the second phone: the screen on the left, as another person. */
export function secondAddress(page: string, userId: string, now: string | null): string {
  const url = new URL(page);
  url.hash = '';
  url.searchParams.set('as', userId);
  url.searchParams.set('panel', 'off');
  url.searchParams.set('simulate', 'off');
  if (now !== null) url.searchParams.set('now', now);
  return url.href;
}

/** Opens it on the screen of the first phone, in the hand of this person. */
export function openSecondPhone(userId: string): void {
  const now = clock.offset() === 0 ? null : clock.iso();
  const address = secondAddress(location.href, userId, now);
  secondPhone.change({ id: crypto.randomUUID(), userId, address });
}
