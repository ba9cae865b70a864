/** What Playwright's recorder has written for a page of `origin`, as a file for `acceptance/journeys/`. */
export const asJourney = (recorded: string, origin: string): string =>
  recorded
    .replace(
      "import { test, expect } from '@playwright/test';",
      "import { expect, test } from '../waystone.ts';",
    )
    // The size of the window, which journeys have anyway.
    .replace(/test\.use\(\{[^]*?\}\);\n+/, '')
    .replace('({ page })', '({ page, open })')
    .replaceAll(`page.goto('${origin}/`, "open('/")
    .replace(/[?&]panel=off/, '');
