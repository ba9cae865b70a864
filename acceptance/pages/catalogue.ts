import { type Locator, expect } from '@playwright/test';
import { expectToast } from './layout.ts';
import { Screen } from './Screen.ts';

export class Explore extends Screen {
  get packages(): Locator {
    return this.part('Featured Packages').getByRole('listitem').getByRole('link');
  }
  get destinations(): Locator {
    return this.part('Top Destinations').getByRole('listitem').getByRole('link');
  }
  get trending(): Locator {
    return this.part('Trending Now').getByRole('link');
  }
  get shortcuts(): Locator {
    return this.part('Plan Your Journey').getByRole('link');
  }
}

/** The lists of packages and of destinations. */
export class Catalogue extends Screen {
  get featured(): Locator {
    return this.main.getByRole('button', { name: 'Featured' });
  }
  card(title: string): Locator {
    return this.cards.filter({ has: this.page.getByRole('heading', { name: title }) });
  }
}

/** Details of a package or a destination. */
export class CatalogueDetail extends Screen {
  /** Presses a button for a feature that the prototype does not have. */
  async pressComingSoon(name: string): Promise<void> {
    const before = this.page.url();
    await this.main.getByRole('button', { name }).click();
    await expectToast(
      this.page,
      'Coming soon',
      'This is not part of the prototype yet. Your interest is noted.',
    );
    expect(this.page.url()).toBe(before);
  }
}
