import { applyWorldOptions, settingsOf, signInStartUser, requestedDataset } from '../control/applyLink.ts';
import { checkLink } from '../control/checkLink.ts';
import { parseLink } from '../control/links.ts';
import type { Backend } from '../createBackend.ts';

/**
 * Opens links in a world, as a page of the demo would, and returns their URLs without the backend's parameters. Throws
 * RangeError before changing anything if a parameter is invalid.
 */
export function createLinkOpener(backend: Backend) {
  let isFirst = true;
  return async (address: string): Promise<string> => {
    const { db, clock, faults, tabSettings, persistence, simulator, media } = backend;
    const link = checkLink(parseLink(address), db.user.all(), () => undefined);
    if (link.moment !== undefined) throw new RangeError('A moment opens only where the page has its backend');
    if (link.problems.length > 0) throw new RangeError(link.problems.join('. '));
    // A freshly loaded page has only its own tab's faults and time.
    faults.clear();
    clock.reset();
    await tabSettings.start(settingsOf(link));
    const wanted = requestedDataset(clock, link);
    if (isFirst || wanted.scenario !== undefined) {
      await persistence.replace(persistence.prepare(wanted));
      await media.clear();
    }
    isFirst = false;
    applyWorldOptions(backend, link, wanted);
    signInStartUser(backend, link);
    simulator.simulate(tabSettings.switches().simulate ?? false);
    return link.cleaned ?? address;
  };
}
