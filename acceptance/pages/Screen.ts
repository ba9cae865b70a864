import type { Locator, Page } from '@playwright/test';
import { type DemoState, demoUrl } from '../support/demoUrl.ts';

export type Open = (path: string) => Promise<void>;

/** A screen of the app: its path, and its elements by role and accessible name. */
export class Screen {
  readonly page: Page;
  readonly #open: Open;
  readonly #path: string;

  constructor(page: Page, open: Open, path: string) {
    this.page = page;
    this.#open = open;
    this.#path = path;
  }

  /** Opens it at its path, by default in the full scenario as traveller_001. */
  open(state: DemoState = {}): Promise<void> {
    return this.#open(demoUrl(this.#path, state));
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }
  get heading(): Locator {
    return this.main.getByRole('heading', { level: 1 });
  }
  /** Cards of posts, questions, packages or destinations. */
  get cards(): Locator {
    return this.main.getByRole('article');
  }
  get search(): Locator {
    return this.main.getByRole('searchbox');
  }
  /** A section of the screen, by its heading. */
  part(heading: string | RegExp): Locator {
    return this.main.getByRole('region', { name: heading, exact: true });
  }
}
