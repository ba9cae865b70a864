import { MINUTE } from '../../src/shared/limits.ts';
import { BASE } from '../../src/routes.ts';
import { currentLink } from '../control/actions.ts';
import type { Backend } from '../createBackend.ts';

/** In ms. Polls end and dates age, so a link without rows only works if the data is newer than this. */
const FRESH = 5 * MINUTE;

/** Strips the host: the test supplies its own. */
const withoutHost = (link: string): string => {
  const { pathname, search, hash } = new URL(link);
  return `/${pathname.slice(BASE.length)}${search}${hash}`;
};

/** A link to the current state: a short one if the data is fresh, otherwise one that contains the whole log. */
export async function startLink(backend: Backend): Promise<string> {
  const { log, clock, persistence } = backend;
  const age = clock.now() - persistence.info().epoch;
  const isFresh = log.actions.length === 0 && Math.abs(age) < FRESH;
  if (isFresh) return shortLink(backend);
  try {
    const { momentLink } = await import('../moment/takeMoment.ts');
    return withoutHost(await momentLink(backend));
  } catch {
    // Uploads and long logs do not fit in a link.
    return shortLink(backend);
  }
}

function shortLink(backend: Backend): string {
  const url = new URL(currentLink(backend));
  // Removes presentation settings, which are not under test.
  for (const name of ['panel', 'simulate', 'transport']) url.searchParams.delete(name);
  return withoutHost(url.href);
}
