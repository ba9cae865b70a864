import type { Locator } from '@playwright/test';
import { Screen } from './Screen.ts';

export class Leaderboard extends Screen {
  get sponsors(): Locator {
    return this.part('Leaderboard sponsored by').getByRole('link');
  }
  get banners(): Locator {
    return this.main.getByRole('list', { name: 'Sponsors' }).getByRole('listitem');
  }
  get own(): Locator {
    return this.part('Your Ranking');
  }
  get podium(): Locator {
    return this.part('Top 3 Travel Champions').getByRole('listitem');
  }
  get ranks(): Locator {
    return this.part('Complete Rankings').getByRole('listitem');
  }
  share(): Promise<void> {
    return this.main.getByRole('button', { name: 'Share', exact: true }).click();
  }
}
