import { Window } from 'happy-dom';
import type { Random } from '../../src/shared/prng.ts';
import type { Scheduler } from './Scheduler.ts';
import { type Entries, createHistory } from './pageHistory.ts';
import { rememberListeners } from './pageListeners.ts';
import { createObservers } from './pageObservers.ts';
import { createPageTimers } from './pageTimers.ts';

/** A page's connections to the outside. */
interface TabOptions {
  name: string;
  scheduler: Scheduler;
  random: Random;
  fetch: unknown;
  WebSocket: unknown;
  /** Navigation that leaves the app: signing in and out. */
  leave: (url: string) => void;
  /** Called with anything unexpected: an error, or console output. */
  report: (problem: unknown) => void;
}

/** Globals that differ from those of happy-dom's window. */
const OWN_GLOBALS =
  'window self globalThis location history History fetch WebSocket BroadcastChannel indexedDB crypto console reportError queueMicrotask setTimeout clearTimeout setInterval clearInterval requestAnimationFrame cancelAnimationFrame requestIdleCallback cancelIdleCallback setImmediate MessageChannel Date Math performance IntersectionObserver ResizeObserver createImageBitmap'.split(
    ' ',
  );
/** Those that must not be redefined on the window. */
const FIXED_GLOBALS = new Set(['window', 'self', 'globalThis', 'location']);
/** Members of the window that the app uses by name, besides its classes. */
const MEMBERS =
  'document navigator localStorage sessionStorage getComputedStyle matchMedia scrollTo innerHeight'.split(
    ' ',
  );
/** Language built-ins and APIs that Node shares with browsers; DOM classes come from the window. */
const isOfNode = (name: string): boolean => name in globalThis && !/Event|Storage/.test(name);

const NO_SHEET = { cssRules: [], insertRule: () => 0, deleteRule: () => undefined };

/** Compiles a page's script into a function of its globals. */
function compile(names: readonly string[], script: string): (values: readonly unknown[]) => void {
  const run: unknown = Reflect.construct(Function, [...names, script]);
  if (typeof run !== 'function') throw new TypeError('The script was not compiled');
  return (values) => void Reflect.apply(run, undefined, values);
}

/** Reports warnings and errors on the console as problems. */
function consoleFor(report: (problem: unknown) => void): Partial<Console> {
  const tell = (...values: unknown[]): void => report(values.map(String).join(' '));
  return { error: tell, warn: tell, info: () => undefined, log: () => undefined, debug: () => undefined };
}

/** A tab that loads one page after another. Its window is reused, since creating one is slow. */
export class Tab {
  readonly window = new Window({
    url: 'http://app.test/',
    width: 390,
    height: 844,
    settings: { device: { prefersReducedMotion: 'reduce' } },
  });
  history: { back: () => void } | null = null;
  scrollToEnd = (): boolean => false;
  readonly #listeners = [rememberListeners(this.window), rememberListeners(this.window.document)];
  readonly #names: readonly string[];
  readonly #run: (values: readonly unknown[]) => void;
  #isOpen = { value: false };

  constructor(script: string) {
    const { window } = this;
    const classes = Object.getOwnPropertyNames(window).filter(
      (name) => /^[A-Z]/.test(name) && !isOfNode(name),
    );
    this.#names = [...new Set([...classes, ...MEMBERS])].filter((name) => !OWN_GLOBALS.includes(name));
    this.#run = compile([...this.#names, ...OWN_GLOBALS], script);
    // There are no fonts to load.
    Object.defineProperty(window.document, 'fonts', { value: { load: () => Promise.resolve([]) } });
    // Its animations would run on the real clock.
    Reflect.deleteProperty(window.Element.prototype, 'animate');
    // There is no layout, and parsing the rules is slow.
    Object.defineProperty(window.HTMLStyleElement.prototype, 'sheet', { get: () => NO_SHEET });
  }

  /** The event types of all listeners on window and document. */
  listeners = (): string[] => this.#listeners.flatMap((each) => each.types());

  close(): void {
    this.#isOpen.value = false;
    for (const each of this.#listeners) each.end();
    const { document } = this.window;
    document.head.innerHTML = '';
    document.body.innerHTML = '';
    for (const name of Object.keys(document))
      if (name.startsWith('_react')) Reflect.deleteProperty(document, name);
  }

  /** Loads the app's page with fresh modules. */
  load(outside: TabOptions, entries: Entries): void {
    this.close();
    const isOpen = { value: true };
    this.#isOpen = isOpen;
    const { window } = this;
    window.document.body.innerHTML = '<div id="root"></div>';
    const globals = this.#globals(outside, entries, () => isOpen.value);
    for (const name of OWN_GLOBALS)
      if (!FIXED_GLOBALS.has(name))
        Object.defineProperty(window, name, { value: globals[name], configurable: true, writable: true });
    window.addEventListener('error', (event) => outside.report(Reflect.get(event, 'error') ?? event));
    for (const way of ['assign', 'replace'] as const)
      window.location[way] = (url) => outside.leave(String(url));
    this.#run([...this.#names, ...OWN_GLOBALS].map((name) => globals[name]));
  }

  #globals(outside: TabOptions, entries: Entries, isOpen: () => boolean): Record<string, unknown> {
    const { window } = this;
    const { name: ofTab, scheduler, random, fetch, WebSocket, report } = outside;
    const page = createHistory({ window, entries, scheduler, load: () => outside.leave('/') });
    this.history = page.history;
    const observers = createObservers();
    this.scrollToEnd = observers.scrollToEnd;
    return {
      ...Object.fromEntries(this.#names.map((name): [string, unknown] => [name, Reflect.get(window, name)])),
      ...createPageTimers({ name: ofTab, scheduler, random, isOpen }),
      ...observers.classes,
      ...page,
      location: window.location,
      window,
      self: window,
      globalThis: window,
      fetch,
      WebSocket,
      crypto: { randomUUID: () => `id-${random(0, 1e9).toFixed(0)}` },
      console: consoleFor(report),
      reportError: report,
      queueMicrotask,
      // Every picture can be decoded.
      createImageBitmap: () => Promise.resolve({ close: () => undefined }),
    };
  }
}
