import type { Document, Window } from 'happy-dom';
import type { Dataset } from '../../mocks/db/rows.ts';
import { type Outcome, createFaults } from '../../mocks/http/faults.ts';
import { buildSeed } from '../../mocks/seed/buildSeed.ts';
import { SEED_EPOCH } from '../../mocks/seed/dates.ts';
import { REQUEST_TIMEOUT, UPLOAD_TIMEOUT } from '../../src/shared/limits.ts';
import { prng } from '../../src/shared/prng.ts';
import { endpointNamed, endpointNameOf } from '../contract/findEndpoint.ts';
import { createRecorder } from '../contract/recordExamples.ts';
import { SocketChannel } from '../simulation/SocketChannel.ts';
import { toResponse } from '../simulation/Network.ts';
import { socketClass } from '../simulation/PageSocket.ts';
import { Scheduler } from '../simulation/Scheduler.ts';
import { Tab } from '../simulation/Tab.ts';

const ORIGIN = 'http://app.test';
/** Delay of each reply, ms. */
const DELAY = 20;
/** Long enough for every reply and the reads that follow it, ms. */
const QUICK = 2_000;

/** The whole app in a DOM over the seed, signed in as Ananya; one call at a time can be made to fail. */
export class FaultedPage {
  /** Names of the calls that succeeded. */
  answered: string[] = [];
  /** Console output and uncaught errors. */
  problems: string[] = [];
  #faults = createFaults();
  #outcome: Outcome | null = null;
  #call = '';
  #scheduler = new Scheduler(SEED_EPOCH);
  readonly #recorder = createRecorder();
  readonly #rows: Dataset = buildSeed();
  readonly #tab: Tab;

  constructor(script: string) {
    this.#tab = new Tab(script);
  }

  get window(): Window {
    return this.#tab.window;
  }
  get document(): Document {
    return this.#tab.window.document;
  }
  get db() {
    return this.#recorder.db;
  }

  /** Makes a call fail this way from now on; null stops that. */
  fail(call: string, outcome: Outcome | null): void {
    this.#call = call;
    this.#outcome = outcome;
    this.#faults = createFaults();
    if (outcome !== null) this.#faults.set(call, outcome);
  }

  /** Opens a path over the original seed, with empty storage. */
  async open(address: string): Promise<void> {
    const { window } = this;
    window.localStorage.clear();
    window.sessionStorage.clear();
    this.db.load(this.#rows);
    await this.load(address);
  }

  /** Loads a path, keeping the storage. */
  async load(address: string): Promise<void> {
    this.problems = [];
    this.answered = [];
    this.#scheduler = new Scheduler(SEED_EPOCH);
    const random = prng(1);
    this.#tab.load(
      {
        name: 'page',
        scheduler: this.#scheduler,
        random,
        fetch: this.#fetch,
        WebSocket: this.#sockets(),
        leave: () => undefined,
        report: (problem) => void this.problems.push(String(problem)),
      },
      { list: [{ url: ORIGIN + address, state: null }], index: 0 },
    );
    await this.settle();
  }

  /** Advances time by the longest a reply can take, or by the app's own timeout if there is none. */
  async settle(): Promise<void> {
    const isUpload = this.#outcome === 'timeout' && endpointNamed(this.#call).input === 'multipart';
    const limit = isUpload ? UPLOAD_TIMEOUT : REQUEST_TIMEOUT;
    await this.#scheduler.advance(QUICK + (this.#outcome === 'timeout' ? limit : 0));
  }

  #fetch = (
    input: string,
    { signal, credentials: _credentials, ...init }: RequestInit = {},
  ): Promise<object> =>
    new Promise((resolve, reject) => {
      const request = new Request(input, init);
      const name = endpointNameOf(request.method, new URL(input).pathname);
      const isHit = name === this.#call && this.#outcome !== null;
      signal?.addEventListener('abort', () =>
        reject(signal.reason instanceof Error ? signal.reason : new Error('aborted')),
      );
      // The app's own timeout is tested: the backend's would be longer.
      if (isHit && this.#outcome === 'timeout') return;
      this.#scheduler.add(DELAY, name, async () => {
        const response = isHit ? await this.#fault(name) : await this.#recorder.respond(request);
        if (response.type === 'error') return reject(new TypeError('Failed to fetch'));
        if (response.ok) this.answered.push(name);
        return resolve(toResponse({ status: response.status, text: await response.text() }));
      });
    });

  async #fault(name: string): Promise<Response> {
    const response = await this.#faults.apply(endpointNamed(name));
    return response ?? Response.error();
  }

  #sockets() {
    return socketClass({
      window: this.window,
      isOffline: () => false,
      openLine: () => new SocketChannel(this.#scheduler, () => DELAY, 'socket'),
      dropLine: () => undefined,
      connect: () => undefined,
      onMessage: () => () => true,
    });
  }
}
