import { MINUTE } from '../../src/shared/limits.ts';
import { BASE } from '../../src/routes.ts';
import { currentLink } from '../control/actions.ts';
import type { Backend } from '../createBackend.ts';

/** Polls end and dates age: a link without rows opens data that begins now. */
const FRESH = 5 * MINUTE;

/** Without the host: the test names it. */
const withoutHost = (link: string): string => {
  const { pathname, search, hash } = new URL(link);
  return `/${pathname.slice(BASE.length)}${search}${hash}`;
};

/** The link to the present state: a short one where the data has just begun, else one with all that was done in it. */
export async function startLink(backend: Backend): Promise<string> {
  const { log, clock, persistence } = backend;
  const age = clock.now() - persistence.info().epoch;
  const isFresh = log.actions.length === 0 && Math.abs(age) < FRESH;
  if (isFresh) return shortLink(backend);
  try {
    const { momentLink } = await import('../moment/takeMoment.ts');
    return withoutHost(await momentLink(backend));
  } catch {
    // Uploads and long logs do not fit into a link.
    return shortLink(backend);
  }
}

function shortLink(backend: Backend): string {
  const url = new URL(currentLink(backend));
  // How it is shown to a person, and who else is about, is not what is tested.
  for (const name of ['panel', 'simulate', 'transport']) url.searchParams.delete(name);
  return withoutHost(url.href);
}
