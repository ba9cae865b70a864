import CaretDownIcon from '@phosphor-icons/core/regular/caret-down.svg?react';
import { type RefObject, useEffect, useState } from 'react';

/** How much of the drawers must be in sight before the bar gives its place to them, px. */
const IN_SIGHT = 120;

/** Whether enough of an element is scrolled into view. */
function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const shown = element.current;
    if (!shown) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      {
        root: shown.offsetParent,
        rootMargin: `0px 0px -${IN_SIGHT}px`,
      },
    );
    observer.observe(shown);
    return () => observer.disconnect();
  }, [element]);
  return inView;
}

/** Leads to the drawers from below the first view, until they are in sight; it covers nothing. */
export function MoreBar({ list }: { list: RefObject<HTMLElement | null> }) {
  const inView = useInView(list);
  const showAll = (): void => {
    list.current?.scrollIntoView({ block: 'end' });
    list.current?.querySelector('button')?.focus({ preventScroll: true });
  };
  if (inView) return null;
  return (
    <div className="drawers-bar">
      <button type="button" onClick={showAll}>
        <span>
          More on the desk <CaretDownIcon aria-hidden />
        </span>
        <span className="small">Tour, failures, points, live, studies, notes</span>
      </button>
    </div>
  );
}
