import { useSyncExternalStore } from 'react';
import { renderTime } from '../shared/renderTime.ts';

const subscribe = (notify: () => void) => renderTime.subscribe(notify);

/** Re-renders a component that shows a date once the fixed time of a prerendered page is released. */
export function useRenderTime(): void {
  useSyncExternalStore(subscribe, renderTime.isFixed, renderTime.isFixed);
}
