import type { Window } from 'happy-dom';
import { REQUEST_TIMEOUT } from '../../src/shared/limits.ts';
import type { Random } from '../../src/shared/prng.ts';
import { SocketChannel } from './SocketChannel.ts';
import { socketClass } from './PageSocket.ts';
import type { Scheduler } from './Scheduler.ts';
import type { Reply, Server } from './Server.ts';

/** Network quality of one browser. */
export type NetworkQuality = 'fine' | 'slow' | 'lossy' | 'offline';

interface Options {
  name: string;
  browser: number;
  scheduler: Scheduler;
  random: Random;
  server: Server;
  window: Window;
  /** Called with a problem that must end the simulation. */
  fail: (problem: unknown) => void;
}

/** The outcome of a request: lost on the way, handled but its response lost, refused, never answered, or answered. */
type RequestOutcome = 'lost' | 'unconfirmed' | 'refused' | 'silent' | 'answered';
const LOSSY: readonly RequestOutcome[] = [
  'lost',
  'lost',
  'unconfirmed',
  'refused',
  'silent',
  ...Array<RequestOutcome>(7).fill('answered'),
];

/** A request of a page, with the callbacks that end it. */
interface PendingRequest {
  request: Request;
  label: string;
  /** Ends it with a response, and the server time at which it was given. */
  onReply: (reply: Reply, at: number) => void;
  onLost: () => void;
}

const count = (counts: Map<string, number>, path: string): void =>
  void counts.set(path, (counts.get(path) ?? 0) + 1);
const REFUSAL: Reply = { status: 500, text: '{"message":"Forced 500"}' };

/** The network between one browser and the server. Delays of requests and replies come from the seed. */
export class Network {
  quality: NetworkQuality = 'fine';
  /** Requests that the page is waiting for. */
  pending = 0;
  /** Requests and live messages in flight. */
  inFlight = 0;
  /** Writes sent and completed since the page was loaded, by path. */
  readonly sent = new Map<string, number>();
  readonly settled = new Map<string, number>();
  /** Writes whose outcome the page does not know; they may have been done. */
  unconfirmed = 0;
  /** Calls that have failed since the page was loaded, after which it may show old data. */
  failed = 0;
  /** Live messages received since the page was loaded. */
  receivedMessages: string[] = [];
  /** Called with each completed read, and the time of its response. */
  onRead: (path: string, text: string, at: number) => void = () => undefined;
  readonly WebSocket: ReturnType<typeof socketClass>;
  #page = 0;
  /** Writes, including those of earlier pages, that the server has not received yet. */
  #writesOnTheWay = 0;
  readonly #options: Options;
  readonly #lines = new Set<SocketChannel>();
  readonly #forgets = new Set<() => void>();

  constructor(options: Options) {
    this.#options = options;
    const { server, window } = options;
    this.WebSocket = socketClass({
      window,
      isOffline: () => this.quality === 'offline',
      openLine: () => this.#openLine(),
      dropLine: (line) => void this.#lines.delete(line),
      connect: server.connect,
      onMessage: (json) => this.#onMessage(json),
    });
  }

  fetch = (
    input: string,
    { signal, credentials: _credentials, ...init }: RequestInit = {},
  ): Promise<object> =>
    new Promise((resolve, reject) => {
      const request = new Request(input, init);
      const { pathname, search } = new URL(input);
      const isRead = request.method === 'GET';
      const { scheduler } = this.#options;
      const sentAt = scheduler.now;
      const onAbort = (): void => fail(signal?.reason, true);
      signal?.addEventListener('abort', onAbort);
      const end = this.#begin(isRead ? null : pathname, () => signal?.removeEventListener('abort', onAbort));
      const fail = (reason: unknown, mayBeDone: boolean): void =>
        end(() => {
          if (!isRead && mayBeDone) this.unconfirmed += 1;
          const isLate = scheduler.now - sentAt >= REQUEST_TIMEOUT;
          if (!isRead || !mayBeDone || isLate) this.failed += 1;
          reject(reason instanceof Error ? reason : new Error(String(reason)));
        });
      this.#send({
        request,
        label: `${this.#options.name} ${request.method} ${pathname}`,
        onLost: () => fail(new TypeError('Failed to fetch'), false),
        onReply: (reply, at) =>
          end(() => {
            if (reply.status >= 400) this.failed += 1;
            // A 401 is a valid answer to a read, too.
            if (isRead && (reply.status < 400 || reply.status === 401))
              this.onRead(pathname + search, reply.text, at);
            resolve(toResponse(reply));
          }),
      });
    });

  /** Closes every socket, like a lost network connection. */
  cut(): void {
    for (const line of this.#lines) line.end();
  }

  /** The page is unloaded: its requests are abandoned and its sockets closed. */
  leave(): void {
    // Its open writes may be done without its knowledge.
    const open = [...this.sent].reduce((sum, [path, sent]) => sum + sent - (this.settled.get(path) ?? 0), 0);
    this.unconfirmed += open;
    this.#page += 1;
    this.pending = 0;
    // They may be done after the next page's reads, and so may those of earlier pages.
    this.failed = open + this.#writesOnTheWay;
    this.receivedMessages = [];
    this.sent.clear();
    this.settled.clear();
    for (const line of this.#lines) line.close();
    this.#lines.clear();
    for (const forget of this.#forgets) forget();
    this.#forgets.clear();
  }

  /**
   * Counts a call and returns the function that ends it; that works once, and not after the page was left. `forget` is
   * called in either case: Node retains a signal with listeners, and with it the page.
   */
  #begin(write: string | null, forget: () => void): (settle: () => void) => void {
    const page = this.#page;
    let isOpen = true;
    this.pending += 1;
    this.#forgets.add(forget);
    if (write !== null) count(this.sent, write);
    return (settle) => {
      if (!isOpen || page !== this.#page) return;
      isOpen = false;
      this.#forgets.delete(forget);
      forget();
      this.pending -= 1;
      if (write !== null) count(this.settled, write);
      settle();
    };
  }

  /** Delivers a request to the server and its response to the page, according to its outcome. */
  #send({ request, label, onReply, onLost }: PendingRequest): void {
    const { scheduler, server, browser, fail } = this.#options;
    const outcome = this.#drawOutcome();
    if (outcome === 'lost') return void scheduler.add(this.#delay(), `${label} is lost`, onLost);
    if (outcome === 'refused')
      return void scheduler.add(this.#delay(), `${label} is refused`, () => onReply(REFUSAL, 0));
    const writes = request.method === 'GET' ? 0 : 1;
    this.inFlight += 1;
    this.#writesOnTheWay += writes;
    scheduler.add(this.#delay(), `${label} is received`, async () => {
      this.inFlight -= 1;
      this.#writesOnTheWay -= writes;
      const reply = await server.answer(browser, request).catch(fail);
      if (!reply) return;
      const { now } = scheduler;
      scheduler.note(`${label} ${reply.status} ${reply.text}`);
      if (outcome === 'unconfirmed') {
        this.unconfirmed += writes;
        scheduler.add(this.#delay(), `${label} is not heard`, onLost);
      } else if (outcome === 'answered')
        scheduler.add(this.#delay(), `${label} arrives`, () => onReply(reply, now));
    });
  }

  #delay(): number {
    const { random } = this.#options;
    const usual = Math.round(random(10, 400));
    return this.quality === 'slow' ? usual * Math.round(random(1, 20)) : usual;
  }

  #drawOutcome(): RequestOutcome {
    if (this.quality === 'offline') return 'lost';
    if (this.quality !== 'lossy') return 'answered';
    return LOSSY[Math.floor(this.#options.random(0, LOSSY.length))] ?? 'answered';
  }

  #openLine(): SocketChannel {
    const { scheduler, name } = this.#options;
    const line = new SocketChannel(scheduler, () => this.#delay(), `${name} socket`);
    this.#lines.add(line);
    return line;
  }

  #onMessage(json: string): (isOpen: boolean) => boolean {
    const page = this.#page;
    this.inFlight += 1;
    return (isOpen) => {
      this.inFlight -= 1;
      const isThere = isOpen && page === this.#page;
      if (isThere) this.receivedMessages.push(json);
      return isThere;
    };
  }
}

/** The part of a response that the app uses; Node's own Response resolves its text asynchronously, in real time. */
export const toResponse = ({ status, text }: Reply) => ({
  status,
  statusText: '',
  ok: status >= 200 && status < 300,
  headers: new Headers(),
  text: () => Promise.resolve(text),
});
