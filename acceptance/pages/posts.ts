import type { Locator } from '@playwright/test';
import { Screen } from './Screen.ts';

export class Home extends Screen {
  get tabs(): Locator {
    return this.main.getByRole('tablist', { name: 'Feed' }).getByRole('tab');
  }
  tab(name: string): Locator {
    return this.tabs.filter({ hasText: name });
  }
  /** The card with the user's level and points. */
  get level(): Locator {
    return this.main.getByRole('region', { name: 'Your level' });
  }
}

export class Post extends Screen {
  get comments(): Locator {
    return this.part(/^Comments \(\d+\)$/);
  }
}

export class CreatePost extends Screen {
  get kinds(): Locator {
    return this.main.getByRole('tablist', { name: 'Type of post' }).getByRole('tab');
  }
  kind(name: string): Locator {
    return this.kinds.filter({ hasText: name });
  }
  /** The story, tip or question itself. */
  get content(): Locator {
    return this.main.getByRole('textbox', { name: /^Your (story|tip|question)$/ });
  }
  /** The options of a poll. */
  get options(): Locator {
    return this.main.getByRole('textbox', { name: /^Option \d$/ });
  }
  get pictures(): Locator {
    return this.main.getByLabel('Add images');
  }
  get previews(): Locator {
    return this.main.getByRole('list', { name: 'Chosen pictures' }).getByRole('listitem');
  }
  get submit(): Locator {
    return this.main.getByRole('button', { name: /^Post (Story|Tip|Question|Poll)$/ });
  }
}
