import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { originOf } from './historyOrigins.ts';

/**
 * Click handler for a link back to `path`: goes back in the history if the user came from there, which
 * preserves scroll position, search and filter. Otherwise the link works normally.
 */
export function useHistoryBack(path: string): (event: MouseEvent) => void {
  const { key } = useLocation();
  const go = useNavigate();
  return (event) => {
    // Modified clicks open a new tab and are left to the browser.
    if (event.ctrlKey || event.metaKey || event.shiftKey || originOf(key) !== path) return;
    event.preventDefault();
    void go(-1);
  };
}
