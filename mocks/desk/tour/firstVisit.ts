import * as z from 'zod/mini';
import { withBase } from '../../../src/routes.ts';
import { createSetting } from '../deskSettings.ts';

const seen = createSetting('tour-seen', z.boolean(), false);

interface Visit {
  /** The browser is controlled by a script. */
  automated: boolean;
  seen: boolean;
  /** The user has already pressed or typed something. */
  busy: boolean;
  /** The URL that was opened. */
  address: string;
}

/**
 * The tour is offered once, to a user on the start page who has not done anything yet; a link to another page or to a
 * moment is shown as is.
 */
export function isInvited({ automated, seen: isSeen, busy, address }: Visit): boolean {
  const { pathname, hash } = new URL(address);
  return !automated && !isSeen && !busy && pathname === withBase('') && hash === '';
}

/** Whether to offer the tour on this page, to a user who may be busy already; only ever true once. */
export function takeInvitation(busy: boolean): boolean {
  const invites = isInvited({
    automated: navigator.webdriver,
    seen: seen.read(),
    busy,
    // By now the moment has been removed from the page's URL.
    address: performance.getEntriesByType('navigation')[0]?.name ?? location.href,
  });
  if (invites) seen.write(true);
  return invites;
}
