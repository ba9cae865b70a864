import type { Page } from 'playwright';

/** Counts pending timers; runs before the page's scripts. */
export const countTimers = (): void => {
  const timers = new Set<unknown>();
  const after = Reflect.get(window, 'setTimeout');
  const every = Reflect.get(window, 'setInterval');
  const end = Reflect.get(window, 'clearTimeout');
  Object.assign(window, {
    setTimeout: (work: () => void, ms?: number, ...values: unknown[]): number => {
      const timer: number = Reflect.apply(after, window, [
        (...given: unknown[]) => {
          timers.delete(timer);
          Reflect.apply(work, window, given);
        },
        ms,
        ...values,
      ]);
      timers.add(timer);
      return timer;
    },
    setInterval: (...values: unknown[]): number => {
      const timer: number = Reflect.apply(every, window, values);
      timers.add(timer);
      return timer;
    },
    clearTimeout: (timer?: number): void => {
      timers.delete(timer);
      Reflect.apply(end, window, [timer]);
    },
    clearInterval: (timer?: number): void => {
      timers.delete(timer);
      Reflect.apply(end, window, [timer]);
    },
    waitingTimers: timers,
  });
};

/** The values that must not grow, measured after garbage collection, and the length of the log. */
export async function measure(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const valueOf = (name: string): number => metrics.find((each) => each.name === name)?.value ?? 0;
  const inPage = await page.evaluate(async () => ({
    timers: Number(Reflect.get(Reflect.get(window, 'waitingTimers') ?? {}, 'size') ?? 0),
    keys: localStorage.length + sessionStorage.length,
    log: (await window.mockBackend?.log())?.length ?? 0,
  }));
  return {
    heap: valueOf('JSHeapUsedSize'),
    listeners: valueOf('JSEventListeners'),
    nodes: valueOf('Nodes'),
    ...inPage,
  };
}
