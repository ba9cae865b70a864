import type { Random } from '../../src/shared/prng.ts';
import type { Scheduler } from './Scheduler.ts';

const FRAME = 16;
type Work = (...values: unknown[]) => unknown;

interface Options {
  name: string;
  scheduler: Scheduler;
  random: Random;
  isOpen: () => boolean;
}

function createQueue({ name, scheduler, isOpen }: Options) {
  let ids = 0;
  const pending = new Map<number, () => void>();
  function start(id: number, delay: number, kind: string, work: () => unknown): number {
    const cancel = scheduler.add(delay, `${name} ${kind}`, () => {
      pending.delete(id);
      if (isOpen()) work();
    });
    pending.set(id, cancel);
    return id;
  }
  const after = (delay: number, kind: string, work: () => unknown): number =>
    start((ids += 1), delay, kind, work);
  const repeat = (id: number, delay: number, work: () => unknown): number =>
    start(id, Math.max(1, delay), 'interval', () => {
      repeat(id, delay, work);
      work();
    });
  return {
    after,
    every: (delay: number, work: () => unknown): number => repeat((ids += 1), delay, work),
    clear: (id = 0): void => {
      pending.get(id)?.();
      pending.delete(id);
    },
  };
}

/** A page's Date class, whose current time comes from the scheduler. */
const dateClass = (scheduler: Scheduler): DateConstructor =>
  new Proxy(Date, {
    construct: (Real, values: unknown[], target): object => {
      const made: unknown = Reflect.construct(Real, values.length === 0 ? [scheduler.now] : values, target);
      return Object(made);
    },
    get: (Real, key): unknown => (key === 'now' ? () => scheduler.now : Reflect.get(Real, key)),
  });

type Listener = (event: { data: unknown }) => void;

/** A `MessageChannel` whose messages are tasks of the page. */
const channelFor = (after: ReturnType<typeof createQueue>['after']) =>
  class {
    listeners: Listener[] = [];
    port1: { onmessage: Listener | null } & Record<string, unknown> = {
      onmessage: null,
      addEventListener: (_: 'message', listener: Listener) => this.listeners.push(listener),
      start: () => undefined,
      close: () => (this.listeners = []),
    };
    port2 = {
      postMessage: (data: unknown): void =>
        void after(0, 'message', () => {
          for (const listener of [...this.listeners, this.port1.onmessage]) listener?.({ data });
        }),
    };
  };

/** A page's clock, timers and random numbers, all driven by the scheduler and the seed. */
export function createPageTimers(options: Options) {
  const { scheduler, random } = options;
  const { after, every, clear } = createQueue(options);
  const begun = scheduler.now;
  return {
    setTimeout: (work: Work, delay = 0, ...values: unknown[]) =>
      after(delay, 'timeout', () => work(...values)),
    clearTimeout: clear,
    setInterval: (work: Work, delay = 0) => every(delay, work),
    clearInterval: clear,
    requestAnimationFrame: (work: Work) => after(FRAME, 'frame', () => work(scheduler.now - begun)),
    cancelAnimationFrame: clear,
    requestIdleCallback: (work: Work) =>
      after(1, 'idle', () => work({ didTimeout: false, timeRemaining: () => FRAME })),
    cancelIdleCallback: clear,
    MessageChannel: channelFor(after),
    Date: dateClass(scheduler),
    Math: new Proxy(Math, {
      get: (real, key): unknown => (key === 'random' ? () => random(0, 1) : Reflect.get(real, key)),
    }),
    performance: {
      now: () => scheduler.now - begun,
      timeOrigin: begun,
      mark: () => null,
      measure: () => null,
      getEntriesByType: () => [],
    },
  };
}
