import { useSyncExternalStore } from 'react';
import { useInView } from 'react-intersection-observer';
import { LAZY_THRESHOLD } from './constants.ts';

/** Set by 'beforeprint', since not every browser applies the print media type to the page it prints. */
let isPrinting = false;

function subscribe(notify: () => void): () => void {
  const media = globalThis.matchMedia('print');
  const begin = (): void => {
    isPrinting = true;
    notify();
  };
  const end = (): void => {
    isPrinting = false;
    notify();
  };
  media.addEventListener('change', notify);
  globalThis.addEventListener('beforeprint', begin);
  globalThis.addEventListener('afterprint', end);
  return () => {
    media.removeEventListener('change', notify);
    globalThis.removeEventListener('beforeprint', begin);
    globalThis.removeEventListener('afterprint', end);
  };
}
const isOnPaper = (): boolean => isPrinting || globalThis.matchMedia('print').matches;

/** Whether a picture should load: when it gets near the viewport, or for printing (IMG-03). */
export function useLazyView(rootMargin: string, eager = false) {
  const { ref, inView } = useInView({ threshold: LAZY_THRESHOLD, rootMargin, triggerOnce: true });
  const onPaper = useSyncExternalStore(subscribe, isOnPaper, () => false);
  return { ref, wanted: eager || inView || onPaper };
}
