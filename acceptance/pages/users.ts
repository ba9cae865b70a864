import type { Locator } from '@playwright/test';
import { Screen } from './Screen.ts';

export class Profile extends Screen {
  get tabs(): Locator {
    return this.main.getByRole('tablist', { name: 'Profile' }).getByRole('tab');
  }
  tab(name: string): Locator {
    return this.tabs.filter({ hasText: name });
  }
  /** The content of the selected tab. */
  get panel(): Locator {
    return this.main.getByRole('tabpanel');
  }
  /** The numbers of posts, visited places and places to visit, in this order. */
  get counts(): Locator {
    return this.main.getByRole('definition');
  }
}

export class EditProfile extends Screen {
  get bio(): Locator {
    return this.main.getByRole('textbox', { name: 'Bio' });
  }
  get picture(): Locator {
    return this.main.getByLabel('Change profile picture');
  }
  save(): Promise<void> {
    return this.main.getByRole('button', { name: 'Save Changes' }).click();
  }
}

export class TodoList extends Screen {
  get tabs(): Locator {
    return this.main.getByRole('tablist', { name: 'Places' }).getByRole('tab');
  }
  get rows(): Locator {
    return this.main.getByRole('tabpanel').getByRole('listitem');
  }
  /** The form inside its dialog. */
  get form(): Locator {
    return this.page.getByRole('dialog', { name: 'Add a Place to Visit' });
  }
  get submit(): Locator {
    return this.form.getByRole('button', { name: 'Add to my list' });
  }
  add(): Promise<void> {
    return this.main.getByRole('button', { name: 'Add', exact: true }).click();
  }
  markVisited(place: string): Promise<void> {
    return this.main.getByRole('button', { name: `Mark ${place} visited`, exact: true }).click();
  }
  remove(place: string): Promise<void> {
    return this.main.getByRole('button', { name: `Remove ${place}`, exact: true }).click();
  }
}
