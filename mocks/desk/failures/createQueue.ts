import { createValue } from '../../world/createValue.ts';

interface Named {
  name: string;
}

interface Queue<T> {
  /** The name of what is done now; null while nothing is. */
  running: string | null;
  /** What was asked for meanwhile. */
  waiting: readonly T[];
}

/** Does one thing after another: what is asked for meanwhile waits its turn. */
export function createQueue<T extends Named>() {
  const queue = createValue<Queue<T>>({ running: null, waiting: [] });
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
    /** Settles when everything is done, `leave` after the last; at once where it joins what is done already. */
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
    /** Ends after the present one. */
    stop: (): void => queue.change({ ...queue.get(), waiting: [] }),
  };
}
