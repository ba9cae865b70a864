import type { Locator } from '@playwright/test';
import { Screen } from './Screen.ts';

export class AskLocal extends Screen {
  get categories(): Locator {
    return this.main.getByRole('group', { name: 'Category' }).getByRole('button');
  }
  /** The user's own questions. */
  get mine(): Locator {
    return this.part(/^My Questions \(\d+\)$/);
  }
  /** The form inside its dialog. */
  get form(): Locator {
    return this.page.getByRole('dialog', { name: 'Ask Question' });
  }
  ask(): Promise<void> {
    return this.main.getByRole('button', { name: 'Ask Question' }).click();
  }
}

export class Question extends Screen {
  get answers(): Locator {
    return this.part(/^Answers \(\d+\)$/);
  }
  get answer(): Locator {
    return this.main.getByRole('textbox', { name: 'Your answer' });
  }
  get submit(): Locator {
    return this.main.getByRole('button', { name: 'Post Answer' });
  }
}
