import { useEffect, useState } from 'react';
import { withBase } from '../../../src/routes.ts';
import { goTo } from '../failures/phone.ts';
import type { Box } from '../Box.ts';
import { steps } from './steps.ts';

/** Around what a step shows, px; and the most that it shows of a long thing. */
const EDGE = 6;
const TALLEST = 260;

function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    left: left - EDGE,
    top: top - EDGE,
    width: width + 2 * EDGE,
    height: Math.min(height, TALLEST) + 2 * EDGE,
  };
}

/** Whether its beginning is in the upper half of the window: a long thing is not scrolled under the header. */
function beginsInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && (top < globalThis.innerHeight * 0.6 || bottom < globalThis.innerHeight);
}

/** Tells when the page may have changed or moved under the tour: another screen, content that comes late, scrolling. */
function whenMoved(work: () => void): () => void {
  const sizes = new ResizeObserver(work);
  sizes.observe(document.body);
  const content = new MutationObserver(work);
  content.observe(document.querySelector('#root') ?? document.body, { subtree: true, childList: true });
  document.addEventListener('scroll', work, { capture: true, passive: true });
  globalThis.addEventListener('resize', work);
  return () => {
    sizes.disconnect();
    content.disconnect();
    document.removeEventListener('scroll', work, { capture: true });
    globalThis.removeEventListener('resize', work);
  };
}

/** Where the thing is that a step is about; null until it is there: a step is shown without it, too. */
export function useTarget(step: number): Box | null {
  const [found, setFound] = useState<{ step: number; box: Box } | null>(null);
  useEffect(() => {
    const { route, targets } = steps[step]!;
    if (location.pathname !== withBase(route)) goTo(route);
    let shown: Element | undefined;
    const look = (): void => {
      const element = targets
        .map((target) => document.querySelector(target))
        .find((each) => each?.checkVisibility());
      if (!element) return setFound(null);
      // A screen that has come meanwhile has things of its own.
      if (element !== shown && !beginsInSight(element)) element.scrollIntoView({ block: 'center' });
      shown = element;
      setFound({ step, box: boxOf(element) });
    };
    // The observer of sizes calls at once.
    return whenMoved(look);
  }, [step]);
  return found !== null && found.step === step ? found.box : null;
}
