/** Converts output of Playwright's recorder for a page of `origin` into a file for `acceptance/journeys/`. */
export const asJourney = (recorded: string, origin: string): string =>
  recorded
    .replace(
      "import { test, expect } from '@playwright/test';",
      "import { expect, test } from '../waystone.ts';",
    )
    // The viewport, which journeys configure anyway.
    .replace(/test\.use\(\{[^]*?\}\);\n+/, '')
    .replace('({ page })', '({ page, open })')
    .replaceAll(`page.goto('${origin}/`, "open('/")
    .replace(/[?&]panel=off/, '')
    // The app removes the backend's parameters from the URL, which the recorder takes for a second page.
    .replace(/( *await open\('[^']+'\);\n) *await open\('[^']+'\);\n/, '$1');
