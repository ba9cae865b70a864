import type { Key } from './driver.ts';

/** Key values defined by the WebDriver standard: https://www.w3.org/TR/webdriver2/#keyboard-actions */
export const KEYS: Readonly<Record<Key, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
  ArrowRight: '\uE014',
};

/** A WebDriver action that presses and releases one key per character. */
export const typing = (text: string): object => ({
  type: 'key',
  id: 'keyboard',
  actions: Array.from(text).flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});
