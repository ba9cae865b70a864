import type { Document, Element, Window } from 'happy-dom';
import { type Random, hash, prng } from '../../src/shared/prng.ts';
import { Network, type NetworkQuality } from './Network.ts';
import type { Scheduler } from './Scheduler.ts';
import type { Server } from './Server.ts';
import type { Tab } from './Tab.ts';
import type { Entries } from './pageHistory.ts';
import { press } from './screen.ts';

interface Options {
  name: string;
  browser: number;
  tab: Tab;
  scheduler: Scheduler;
  seed: number;
  server: Server;
  fail: (problem: unknown) => void;
}

/** Typed text that must not be lost. */
interface TypedText {
  word: string;
  userId: string | null;
  /** Not sent yet, so nobody else may see it. */
  isPrivate: boolean;
}

const HOME = 'http://app.test/';

/** A user with a browser in which the app is open. */
export class SimulatedUser {
  readonly name: string;
  readonly network: Network;
  readonly tab: Tab;
  readonly entries: Entries = { list: [{ url: HOME, state: null }], index: 0 };
  texts: TypedText[] = [];
  /** Forms to submit once their input has been rendered. */
  submits: Element[] = [];
  /** Whether the bell was opened; after that, its badge no longer counts all messages. */
  hasOpenedNotifications = false;
  loadedAt = 0;
  /** The newest response to each read of this page, with its time. */
  readonly #reads = new Map<string, { at: number; text: string }>();
  readonly expected = new Map<string, number>();
  readonly #options: Options;
  #random: Random;

  constructor(options: Options) {
    this.#options = options;
    const { tab, name, seed } = options;
    this.name = name;
    this.tab = tab;
    this.#random = prng(seed);
    this.network = new Network({
      ...options,
      window: tab.window,
      random: (from, to) => this.#random(from, to),
    });
    this.network.onRead = (path, text, at) => {
      if (at >= (this.#reads.get(path)?.at ?? 0)) this.#reads.set(path, { at, text });
    };
    tab.window.localStorage.clear();
    tab.window.sessionStorage.clear();
    Object.defineProperty(tab.window.navigator, 'onLine', {
      configurable: true,
      get: () => this.network.quality !== 'offline',
    });
  }

  get window(): Window {
    return this.tab.window;
  }
  get document(): Document {
    return this.tab.window.document;
  }
  get #session() {
    const own = this.#options.server.browsers[this.#options.browser];
    if (!own) throw new Error('No such browser');
    return own.session;
  }
  get userId(): string | null {
    return this.#session.userId();
  }

  /** Reseeds the random numbers, so that dropping a step hardly affects the following ones. */
  beginStep(index: number): void {
    this.#random = prng(hash(`${this.#options.seed} ${index} ${this.name}`));
  }

  /** Submits the forms that were filled in. */
  pressSubmits(): void {
    for (const form of this.submits.splice(0)) {
      const button = Array.from(form.querySelectorAll('button')).find((each) => each.type === 'submit');
      if (button && form.isConnected && !button.disabled) press(this.window, button);
    }
  }

  /** The id of the post that a control belongs to. */
  postOf(control: Element): string | null {
    const link = control.closest('article')?.querySelector('a[href^="/post/"]')?.getAttribute('href');
    return /^\/post\/([^/?#]+)/.exec(link ?? this.window.location.pathname)?.[1] ?? null;
  }

  /**
   * From now on a press must send one request, unless the same one is already in flight, or its reply waits until the
   * page knows who is signed in.
   */
  expectOne(path: string, pressed: Element): void {
    if (!this.isKnown && pressed.getAttribute('aria-disabled') === 'true') return;
    const settled = this.network.settled.get(path) ?? 0;
    const before = this.expected.get(path) ?? settled;
    if (before === settled) this.expected.set(path, before + 1);
  }

  /** Until the page knows who is signed in, a form cannot store a draft. */
  get isKnown(): boolean {
    return this.#reads.has('/api/auth/user');
  }

  /** The time of the oldest response that the displayed state of a post can be based on. */
  oldestResponseTime(post: string): number {
    const responses = [...this.#reads.values()].filter(({ text }) => text.includes(`"${post}"`));
    return Math.min(...responses.map(({ at }) => at), Number.POSITIVE_INFINITY);
  }

  forget(which: (text: TypedText) => boolean): void {
    this.texts = this.texts.filter((text) => !which(text));
  }

  setQuality(next: NetworkQuality): void {
    const { window, network } = this;
    const wasOffline = network.quality === 'offline';
    network.quality = next;
    if (next === 'offline') network.cut();
    if (wasOffline !== (next === 'offline'))
      window.dispatchEvent(new window.Event(wasOffline ? 'online' : 'offline'));
  }

  goBack(): void {
    this.tab.history?.back();
  }

  sleep(ms: number): void {
    this.#options.scheduler.sleep(ms);
  }

  /** Reloads the page, keeping the storage. */
  load(): void {
    const { name, scheduler, tab, fail } = this.#options;
    const { window } = tab;
    window.dispatchEvent(new window.Event('pagehide'));
    this.network.leave();
    this.#reads.clear();
    this.hasOpenedNotifications = false;
    this.loadedAt = scheduler.now;
    this.expected.clear();
    this.submits = [];
    tab.load(
      {
        name,
        scheduler,
        random: (from, to) => this.#random(from, to),
        fetch: this.network.fetch,
        WebSocket: this.network.WebSocket,
        leave: (url) => void scheduler.add(1, `${name} leaves`, () => this.#leave(url)),
        report: fail,
      },
      this.entries,
    );
  }

  /** The server's own pages, which sign in or out and redirect to the app. */
  #leave(url: string): void {
    const { pathname } = new URL(url, HOME);
    const isOut = pathname === '/api/logout';
    const before = this.userId;
    if (isOut) {
      this.#session.signOut();
      this.forget(({ userId }) => userId === before);
    } else if (pathname.startsWith('/api/')) {
      this.#session.signIn(this.#options.server.accountFor(this.#options.browser, this.#random));
      // A visitor's draft goes to who signs in next (AMB-77).
      for (const text of this.texts) text.userId ??= this.userId;
    }
    this.entries.list.splice(this.entries.index + 1, this.entries.list.length, {
      url: isOut ? `${HOME}landing` : HOME,
      state: null,
    });
    this.entries.index += 1;
    this.load();
  }
}
