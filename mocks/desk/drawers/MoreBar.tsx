import CaretDownIcon from '@phosphor-icons/core/regular/caret-down.svg?react';
import CaretUpIcon from '@phosphor-icons/core/regular/caret-up.svg?react';
import { type RefObject, useEffect, useState } from 'react';

/** How much of the drawers must be in sight before the bar leads back to the top, px. */
const VISIBLE_PX = 120;

/** Whether enough of an element is scrolled into view. */
function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const bar = element.current;
    if (!bar) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      {
        root: bar.offsetParent,
        rootMargin: `0px 0px -${VISIBLE_PX}px`,
      },
    );
    observer.observe(bar);
    return () => observer.disconnect();
  }, [element]);
  return inView;
}

/**
 * Scrolls to the drawers, and from there back to the top. It stays in its place, because the drawers would
 * move under the pointer if it went.
 */
export function MoreBar({ list }: { list: RefObject<HTMLElement | null> }) {
  const inView = useInView(list);
  const showAll = (): void => {
    list.current?.scrollIntoView({ block: 'end' });
    list.current?.querySelector('button')?.focus({ preventScroll: true });
  };
  const showTop = (): void => list.current?.offsetParent?.scrollTo({ top: 0 });
  return (
    <div className="drawers-bar">
      {inView ? (
        <button type="button" onClick={showTop}>
          <span>
            Back to the top <CaretUpIcon aria-hidden />
          </span>
          <span className="small">People, scenarios, time, two phones</span>
        </button>
      ) : (
        <button type="button" onClick={showAll}>
          <span>
            More on the desk <CaretDownIcon aria-hidden />
          </span>
          <span className="small">Tour, failures, points, live, studies, notes</span>
        </button>
      )}
    </div>
  );
}
