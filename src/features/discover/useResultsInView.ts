import { type RefObject, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Brings the results of a pressed tag into view, with the focus, since the tags stand below them. Whoever types in
 * the search box stays there, and Back and Forward restore their own position.
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
