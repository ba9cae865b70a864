import { useEffect, useState } from 'react';
import { withBase } from '../../../src/routes.ts';
import { goTo } from '../failures/phone.ts';
import type { Box } from '../Box.ts';
import { steps } from './steps.ts';

/** Margin around the highlighted element, px. */
const EDGE = 6;
const TALLEST = 260;

function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    left: left - EDGE,
    top: top - EDGE,
/** The element with the parts that extend beyond it; a tall one ends below a part, so that none is cut through. */
    width: width + 2 * EDGE,
    height: Math.min(height, TALLEST) + 2 * EDGE,
  };
}

/** Whether the element's top is visible high enough in the window for the card to have room. */
function beginsInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && (top < globalThis.innerHeight * 0.6 || bottom < globalThis.innerHeight);
}

const isSame = (a: Box | undefined, b: Box): boolean =>
  a?.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height;

/** Where the thing is that a step is about; null until it is there: a step is shown without it, too. */
export function useTarget(step: number): Box | null {
  const [found, setFound] = useState<{ step: number; box: Box } | null>(null);
  useEffect(() => {
    const { route, targets } = steps[step]!;
    if (location.pathname !== withBase(route)) goTo(route);
    let shown: Element | undefined;
    let box: Box | undefined;
    let frame = 0;
    // Screens slide in, content comes late: nothing but the frames tells of each move.
    const look = (): void => {
      frame = requestAnimationFrame(look);
      const element = targets
        .map((target) => document.querySelector(target))
        .find((each) => each?.checkVisibility());
      if (!element) {
        if (box) setFound(null);
        box = undefined;
        return;
      }
      // A screen that has come meanwhile has things of its own.
      if (element !== shown && !beginsInSight(element)) element.scrollIntoView({ block: 'center' });
      shown = element;
      const now = boxOf(element);
      if (isSame(box, now)) return;
      box = now;
      setFound({ step, box });
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [step]);
  return found !== null && found.step === step ? found.box : null;
}
