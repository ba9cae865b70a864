/** What the in-page recorder measured; times in ms since the start of navigation. */
export interface Recorded {
  /** When the first card of the feed was painted. */
  content: number | null;
  /** When a like, pressed as soon as its button appeared, was shown as set. */
  liked: number | null;
  shift: number;
  longTasks: { start: number; duration: number }[];
}

declare global {
  interface Window {
    recorded?: Recorded;
  }
}

type Entry = PerformanceEntry & { value?: number; hadRecentInput?: boolean };

/** Runs in a page before its own scripts; `press` clicks the first like as soon as it appears. */
export function recordLoad({ press }: { press: boolean }): void {
  const recorded: Recorded = { content: null, liked: null, shift: 0, longTasks: [] };
  window.recorded = recorded;
  const watch = (type: string, take: (entry: Entry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('longtask', ({ startTime, duration }) => recorded.longTasks.push({ start: startTime, duration }));
  watch('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) recorded.shift += value;
  });
  const find = (selector: string) => document.querySelector<HTMLElement>(`main ${selector}`);
  /** Resolves once a matching element is painted: a timer set in a frame runs after that frame. */
  const painted = (selector: string) =>
    new Promise<void>((resolve) => {
      const look = (): void => {
        if (!find(selector)) return;
        changes.disconnect();
        requestAnimationFrame(() => setTimeout(resolve));
      };
      // Polling every frame would itself keep a slow phone busy.
      const changes = new MutationObserver(look);
      changes.observe(document, { subtree: true, childList: true, attributeFilter: ['aria-label'] });
      look();
    });
  const follow = async (): Promise<void> => {
    await painted('article:not([data-skeleton])');
    recorded.content = performance.now();
    if (!press) return;
    await painted('button[aria-label^="Like post"]');
    find('button[aria-label^="Like post"]')?.click();
    await painted('button[aria-label^="Unlike post"]');
    recorded.liked = performance.now();
  };
  void follow();
}
