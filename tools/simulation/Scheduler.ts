import { createHash } from 'node:crypto';

interface Task {
  at: number;
  order: number;
  label: string;
  run: () => unknown;
}

const isBefore = (a: Task, b: Task): boolean => a.at < b.at || (a.at === b.at && a.order < b.order);

/** A single ordered queue of everything pending: timers, replies, socket messages and storage events. */
export class Scheduler {
  /** Virtual milliseconds since the epoch. */
  now: number;
  #order = 0;
  #digest = createHash('sha256');
  readonly #heap: Task[] = [];
  readonly #cancelled = new WeakSet<Task>();

  constructor(now: number) {
    this.now = now;
  }

  /** Schedules a task after a delay in ms; returns a function that cancels it. */
  add(delay: number, label: string, run: () => unknown): () => void {
    const task = { at: this.now + Math.max(0, delay), order: (this.#order += 1), label, run };
    this.#push(task);
    return () => void this.#cancelled.add(task);
  }

  /** Logs an event, so that two runs can be compared. */
  note(text: string): void {
    this.#digest.update(`${this.now} ${text}\n`);
  }

  /** A hash that is equal only for runs with the same events at the same times. */
  hash = (): string => this.#digest.copy().digest('hex').slice(0, 16);

  /** Advances virtual time and runs every task that is due. */
  async advance(ms: number): Promise<void> {
    const end = this.now + ms;
    await settle();
    for (let task = this.#heap[0]; task && task.at <= end; task = this.#heap[0]) {
      this.#pop();
      if (this.#cancelled.has(task)) continue;
      this.now = Math.max(this.now, task.at);
      this.note(task.label);
      await task.run();
      await settle();
    }
    this.now = Math.max(this.now, end);
  }

  /** Advances time like a sleeping machine: tasks that were due run late. */
  sleep(ms: number): void {
    this.now += ms;
  }

  #push(task: Task): void {
    const heap = this.#heap;
    let index = heap.push(task) - 1;
    for (
      let parent = (index - 1) >> 1;
      index > 0 && isBefore(task, heap[parent]!);
      parent = (index - 1) >> 1
    ) {
      heap[index] = heap[parent]!;
      index = parent;
    }
    heap[index] = task;
  }

  #pop(): void {
    const heap = this.#heap;
    const last = heap.pop();
    if (!last || heap.length === 0) return;
    let index = 0;
    for (;;) {
      let child = index * 2 + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBefore(heap[child + 1]!, heap[child]!)) child += 1;
      if (!isBefore(heap[child]!, last)) break;
      heap[index] = heap[child]!;
      index = child;
    }
    heap[index] = last;
  }
}

/** Waits until all promises that need no external event have settled. */
const settle = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
