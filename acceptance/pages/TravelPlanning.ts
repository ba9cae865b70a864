import type { Locator } from '@playwright/test';
import { Screen } from './Screen.ts';

export class TravelPlanning extends Screen {
  /** The text that says which of the three steps is shown. */
  get step(): Locator {
    return this.main.getByRole('progressbar', { name: 'Travel plan' });
  }
  get next(): Locator {
    return this.main.getByRole('button', { name: 'Next' });
  }
  get previous(): Locator {
    return this.main.getByRole('button', { name: 'Previous' });
  }
  get submit(): Locator {
    return this.main.getByRole('button', { name: 'Submit my plan' });
  }
  get destination(): Locator {
    return this.main.getByRole('textbox', { name: 'Destination' });
  }
  get files(): Locator {
    return this.main.getByLabel('Add files');
  }
  get chosenFiles(): Locator {
    return this.main.getByRole('list', { name: 'Files' }).getByRole('listitem');
  }
  async fillTrip(end = '2026-12-12'): Promise<void> {
    await this.destination.fill('Hampi, India');
    await this.main.getByLabel('Start date').fill('2026-12-04');
    await this.main.getByLabel('End date').fill(end);
  }
  async fillContact(): Promise<void> {
    await this.main.getByLabel('Contact name').fill('Ananya Rao');
    await this.main.getByLabel('Email', { exact: true }).fill('ananya@example.com');
    await this.main.getByLabel('Phone').fill('080 1234 5678');
    await this.main.getByLabel('Mobile').fill('98450 12345');
  }
  /** Fills in all three steps, up to sending. */
  async fillAllSteps(): Promise<void> {
    await this.fillTrip();
    await this.next.click();
    await this.next.click();
    await this.fillContact();
  }
}
