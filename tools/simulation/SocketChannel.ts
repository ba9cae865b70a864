import type { Scheduler } from './Scheduler.ts';

/** A socket's transmission channel, which preserves order. */
export class SocketChannel {
  /** Called when the network cuts the connection. */
  onEnd: () => void = () => undefined;
  #listener: (text: unknown) => void = () => undefined;
  #closed: (text: unknown) => void = () => undefined;
  #isOpen = true;
  readonly #last = { page: 0, server: 0 };
  readonly #scheduler: Scheduler;
  readonly #delay: () => number;
  readonly #name: string;

  constructor(scheduler: Scheduler, delay: () => number, name: string) {
    this.#scheduler = scheduler;
    this.#delay = delay;
    this.#name = name;
  }

  on(event: 'message' | 'close', listener: (text: unknown) => void): void {
    if (event === 'message') this.#listener = listener;
    else this.#closed = listener;
  }

  /** Delivers text from the page to the server. */
  receive = (text: string): void => this.#listener(text);

  toPage(run: () => void): void {
    this.#send('page', run);
  }

  toServer(run: () => void): void {
    this.#send('server', () => {
      if (this.#isOpen) run();
    });
  }

  /** Closed for the server; the page may not know yet. */
  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#closed(undefined);
  }

  end(): void {
    this.close();
    this.onEnd();
  }

  #send(to: 'page' | 'server', run: () => void): void {
    const { now } = this.#scheduler;
    this.#last[to] = Math.max(this.#last[to], now + this.#delay());
    this.#scheduler.add(this.#last[to] - now, `${this.#name} to ${to}`, run);
  }
}
