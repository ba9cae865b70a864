import { type StoryState } from '../../../.storybook/environment/storyParameters.ts';
import { toLink } from '../../../mocks/control/links.ts';

/** Where the demo runs: said when Storybook is built, else around it, else where `npm start` serves it. */
const DEMO: string =
  import.meta.env.STORYBOOK_DEMO_URL || (import.meta.env.DEV ? 'http://127.0.0.1:4173/' : '../');

/** The running demo; with a story's state, the screen that the story shows, in that very state. */
export function demoLink(state?: StoryState): string {
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
