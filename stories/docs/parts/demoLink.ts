import { type StoryParameters } from '../../../.storybook/environment/storyParameters.ts';
import { toLink } from '../../../mocks/control/links.ts';

/**
 * The demo's URL: set when Storybook is built; by default the parent folder, in development that of `npm
 * start`.
 */
const DEMO: string =
  import.meta.env.STORYBOOK_DEMO_URL || (import.meta.env.DEV ? 'http://127.0.0.1:4173/' : '../');

/** A link to the demo, or to the screen and state shown by a story. */
export function demoLink(state?: StoryParameters): string {
  const home = new URL(DEMO, document.baseURI);
  if (!state) return home.href;
  const { route, scenario, as, faults, latency, now } = state;
  return toLink(new URL((route ?? '/').slice(1), home).href, {
    scenario,
    as,
    faults,
    ...(latency > 0 ? { latency } : {}),
    now,
    simulate: false,
  });
}
