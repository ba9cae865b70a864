import * as z from 'zod/mini';
import { withBase } from '../../../src/routes.ts';
import { createSetting } from '../deskSettings.ts';

const seen = createSetting('tour-seen', z.boolean(), false);

interface Visit {
  /** Driven by a script. */
  automated: boolean;
  seen: boolean;
  path: string;
}

/** The tour begins by itself once, for a person at the front door: a link to somewhere else is shown as it is. */
export const beginsTour = ({ automated, seen: isSeen, path }: Visit): boolean =>
  !automated && !isSeen && path === withBase('');

/** Whether the tour begins by itself on this page; never again after that. */
export function takeFirstTour(): boolean {
  const begins = beginsTour({
    automated: navigator.webdriver,
    seen: seen.read(),
    path: location.pathname,
  });
  if (begins) seen.write(true);
  return begins;
}
