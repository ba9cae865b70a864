import type { Window } from 'happy-dom';
import type { Scheduler } from './Scheduler.ts';

interface Entry {
  url: string;
  state: object | null;
}

/** A tab's history entries, which outlive its pages. */
export interface Entries {
  list: Entry[];
  index: number;
}

interface Options {
  window: Window;
  entries: Entries;
  scheduler: Scheduler;
  /** Reloads the page. */
  load: () => void;
}

/** The page's `History`; going back is asynchronous, as in a browser. */
class PageHistory {
  scrollRestoration = 'auto';
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
    this.#show();
  }

  get state(): object | null {
    return this.#current().state;
  }
  get length(): number {
    return this.#options.entries.list.length;
  }
  pushState(state: object | null, _title: string, url?: string | URL | null): void {
    const { entries } = this.#options;
    entries.list.splice(entries.index + 1, entries.list.length, this.#entry(state, url));
    entries.index += 1;
    this.#show();
  }
  replaceState(state: object | null, _title: string, url?: string | URL | null): void {
    const { entries } = this.#options;
    entries.list[entries.index] = this.#entry(state, url);
    this.#show();
  }
  go(by = 0): void {
    const { window, entries, scheduler, load } = this.#options;
    if (by === 0) return load();
    scheduler.add(0, 'history', () => {
      const index = entries.index + by;
      if (!entries.list[index]) return;
      entries.index = index;
      this.#show();
      window.dispatchEvent(new window.PopStateEvent('popstate', { state: this.state }));
    });
    return undefined;
  }
  back(): void {
    this.go(-1);
  }
  forward(): void {
    this.go(1);
  }

  #current(): Entry {
    const { list, index } = this.#options.entries;
    return list[index] ?? { url: 'about:blank', state: null };
  }
  #entry(state: object | null, url?: string | URL | null): Entry {
    const { url: before } = this.#current();
    return { url: new URL(url ?? before, before).href, state: structuredClone(state) };
  }
  #show(): void {
    this.#options.window.happyDOM.setURL(this.#current().url);
  }
}

export const createHistory = (options: Options) => ({
  History: PageHistory,
  history: new PageHistory(options),
});
