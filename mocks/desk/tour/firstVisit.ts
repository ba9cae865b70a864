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
export function beginsTour({ automated, seen: isSeen, busy, address }: Visit): boolean {
  const { pathname, hash } = new URL(address);
  return !automated && !isSeen && !busy && pathname === withBase('') && hash === '';
}

/** Whether somebody has pressed or typed something on this page; not every browser counts it. */
const hasActed = (): boolean =>
  'eventCounts' in performance &&
  ['pointerdown', 'keydown'].some((type) => (performance.eventCounts.get(type) ?? 0) > 0);

/** Whether the tour begins by itself on this page; never again after that. */
export function takeFirstTour(): boolean {
  const begins = beginsTour({
    automated: navigator.webdriver,
    seen: seen.read(),
    busy: hasActed(),
    // The moment has been taken out of the page's own address by now.
    address: performance.getEntriesByType('navigation')[0]?.name ?? location.href,
  });
  if (begins) seen.write(true);
  return begins;
}
