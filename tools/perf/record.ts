/** What the recorder in a page has noticed; times in ms since the navigation began. */
export interface Recorded {
  /** The first card of the feed is painted. */
  content: number | null;
  /** A like that was pressed as soon as there was a button is shown as given. */
  liked: number | null;
  shift: number;
  longTasks: { start: number; duration: number }[];
}

declare global {
  interface Window {
    recorded?: Recorded;
  }
}

/** Runs in a page before its own scripts; `press` presses the first like as soon as it is there. */
export function recordLoad({ press }: { press: boolean }): void {
  const recorded: Recorded = { content: null, liked: null, shift: 0, longTasks: [] };
  window.recorded = recorded;
  const watch = (
    type: string,
    take: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('longtask', ({ startTime, duration }) => recorded.longTasks.push({ start: startTime, duration }));
  watch('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) recorded.shift += value;
  });
  /** A timer that a frame sets runs after that frame is painted. */
  const afterPaint = (run: () => void): void => void setTimeout(run);
  let pressed = false;
  const look = (): void => {
    const card = document.querySelector('main article:not([data-skeleton])');
    if (card && recorded.content === null) afterPaint(() => (recorded.content ??= performance.now()));
    const like = document.querySelector<HTMLElement>('main button[aria-label^="Like post"]');
    if (press && recorded.content !== null && like && !pressed) {
      pressed = true;
      like.click();
    }
    if (document.querySelector('main button[aria-label^="Unlike post"]')) {
      afterPaint(() => (recorded.liked ??= performance.now()));
    }
    if (recorded.liked === null) requestAnimationFrame(look);
  };
  look();
}
