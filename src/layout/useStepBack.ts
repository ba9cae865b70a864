import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { originOf } from './historyOrigins.ts';

/**
 * What a press on the link back to `path` does for who came from there: a step back in the history, to the
 * place on that screen, its search and filter included. For anybody else the link is a link.
 */
export function useStepBack(path: string): (event: MouseEvent) => void {
  const { key } = useLocation();
  const go = useNavigate();
  return (event) => {
    // A press that asks for a new tab is the browser's.
    if (event.ctrlKey || event.metaKey || event.shiftKey || originOf(key) !== path) return;
    event.preventDefault();
    void go(-1);
  };
}
