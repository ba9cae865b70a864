import type { Document, Element, Window } from 'happy-dom';
import { type Random, hash, prng } from '../../src/shared/prng.ts';
import { Network, type Weather } from './Network.ts';
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

/** A text that was typed and must not be lost. */
export interface Typed {
  word: string;
  person: string | null;
  /** Nobody else may read it yet. */
  isPrivate: boolean;
}

const HOME = 'http://app.test/';

/** Somebody with a browser in which the app is open. */
export class Person {
  readonly name: string;
  readonly network: Network;
  readonly tab: Tab;
  readonly entries: Entries = { list: [{ url: HOME, state: null }], place: 0 };
  texts: Typed[] = [];
  /** Forms to be sent once what was typed into them is rendered. */
  submits: Element[] = [];
  /** Since then its badge stands for less than all that was heard. */
  hasOpenedBell = false;
  loadedAt = 0;
  /** The time of the newest answer to each read of this page, and its text. */
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
      get: () => this.network.weather !== 'offline',
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
  get person(): string | null {
    return this.#session.userId();
  }

  /** From now on chance begins anew, so that dropping a step changes little of what follows. */
  beginStep(place: number): void {
    this.#random = prng(hash(`${this.#options.seed} ${place} ${this.name}`));
  }

  /** Sends the forms that were filled in. */
  pressSubmits(): void {
    for (const form of this.submits.splice(0)) {
      const button = Array.from(form.querySelectorAll('button')).find((each) => each.type === 'submit');
      if (button && form.isConnected && !button.disabled) press(this.window, button);
    }
  }

  /** The post that a control belongs to. */
  postOf(control: Element): string | null {
    const link = control.closest('article')?.querySelector('a[href^="/post/"]')?.getAttribute('href');
    return /^\/post\/([^/?#]+)/.exec(link ?? this.window.location.pathname)?.[1] ?? null;
  }

  /** A press from now on sends one request, unless another of the same is under way. */
  expectOne(path: string): void {
    const settled = this.network.settled.get(path) ?? 0;
    const before = this.expected.get(path) ?? settled;
    if (before === settled) this.expected.set(path, before + 1);
  }

  /** Before its page knows who is signed in, a form has no place to keep what is typed. */
  get isKnown(): boolean {
    return this.#reads.has('/api/auth/user');
  }

  /** The oldest answer from which the page may have what it shows of a post. */
  toldAt(post: string): number {
    const told = [...this.#reads.values()].filter(({ text }) => text.includes(`"${post}"`));
    return Math.min(...told.map(({ at }) => at), Number.POSITIVE_INFINITY);
  }

  forget(which: (text: Typed) => boolean): void {
    this.texts = this.texts.filter((text) => !which(text));
  }

  setWeather(next: Weather): void {
    const { window, network } = this;
    const wasOffline = network.weather === 'offline';
    network.weather = next;
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

  /** Loads the page anew; what is stored stays. */
  load(): void {
    const { name, scheduler, tab, fail } = this.#options;
    const { window } = tab;
    window.dispatchEvent(new window.Event('pagehide'));
    this.network.leave();
    this.#reads.clear();
    this.hasOpenedBell = false;
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

  /** The pages that the server answers itself: they sign in or out and lead back to the app. */
  #leave(url: string): void {
    const { pathname } = new URL(url, HOME);
    const isOut = pathname === '/api/logout';
    const before = this.person;
    if (isOut) {
      this.#session.signOut();
      this.forget(({ person }) => person === before);
    } else if (pathname.startsWith('/api/'))
      this.#session.signIn(this.#options.server.accountFor(this.#options.browser, this.#random));
    this.entries.list.splice(this.entries.place + 1, this.entries.list.length, {
      url: isOut ? `${HOME}landing` : HOME,
      state: null,
    });
    this.entries.place += 1;
    this.load();
  }
}
