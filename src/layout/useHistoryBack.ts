import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { originOf } from './historyOrigins.ts';

/**
 * Click handler of a link back to `path`: steps back in the history when the reader came from there, which
 * keeps scroll position, search and filter. Otherwise the link works as usual.
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
