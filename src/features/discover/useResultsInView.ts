import { type RefObject, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Scrolls to the results and focuses them after a tag is pressed, since the tags are below them. Does nothing
 * while the user types in the search box, or on Back and Forward, which restore their own position.
 */
export function useResultsInView(results: RefObject<HTMLElement | null>): void {
  const { state } = useLocation();
  const type = useNavigationType();
  const wanted = type === NavigationType.Push && Object(state)['showResults'] === true;
  useLayoutEffect(() => {
    if (!wanted) return;
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView({ block: 'start' });
  }, [results, wanted]);
}
