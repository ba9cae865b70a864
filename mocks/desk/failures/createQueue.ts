import { createStore } from '../../world/createStore.ts';

interface Named {
  name: string;
}

interface Queue<T> {
  /** The name of the current item; null while idle. */
  running: string | null;
  /** Items added in the meantime. */
  waiting: readonly T[];
}

/** Processes items one at a time; items added in the meantime are queued. */
export function createQueue<T extends Named>() {
  const queue = createStore<Queue<T>>({ running: null, waiting: [] });
  async function work(attempt: (next: T) => Promise<void>, leave: () => Promise<void>): Promise<void> {
    let { waiting } = queue.get();
    while (waiting.length > 0) {
      for (let next = waiting[0]; next; next = waiting[0]) {
        queue.change({ running: next.name, waiting: waiting.slice(1) });
        await attempt(next);
        ({ waiting } = queue.get());
      }
      await leave();
      ({ waiting } = queue.get());
    }
    queue.change({ running: null, waiting: [] });
  }
  return {
    get: queue.get,
    subscribe: queue.subscribe,
    /** Settles after all items and `leave` are done, or immediately if the queue is already running. */
    async add(
      items: readonly T[],
      attempt: (next: T) => Promise<void>,
      leave: () => Promise<void>,
    ): Promise<void> {
      const { running, waiting } = queue.get();
      const known = new Set([running, ...waiting.map(({ name }) => name)]);
      queue.change({ running, waiting: [...waiting, ...items.filter(({ name }) => !known.has(name))] });
      if (running === null) await work(attempt, leave);
    },
    /** Stops after the current item. */
    stop: (): void => queue.change({ ...queue.get(), waiting: [] }),
  };
}
