import type { Key } from './driver.ts';

/** The characters by which the WebDriver standard names keys: https://www.w3.org/TR/webdriver2/#keyboard-actions */
export const KEYS: Readonly<Record<Key, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
  ArrowRight: '\uE014',
};

/** A key pressed and released per character, as an action of WebDriver. */
export const typing = (text: string): object => ({
  type: 'key',
  id: 'keyboard',
  actions: Array.from(text).flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});
