import type { SessionStore } from '../http/session.ts';
import type { Memory } from './webStorage.ts';

const NAME = 'session';

/**
 * The session of a tab (AUTH-16): two tabs may be two people, and a new tab begins as the last person of this
 * browser. What another tab does later never changes this one.
 */
export function createSessionStore(tab: Memory, browser: Memory): SessionStore {
  const inherited = browser.read(NAME);
  if (tab.read(NAME) === null && inherited !== null) tab.write(NAME, inherited);
  return {
    read: () => tab.read(NAME),
    write(value) {
      tab.write(NAME, value);
      // An expired session is this tab's trouble; a new tab begins signed in.
      if (!value.startsWith('expired:')) browser.write(NAME, value);
    },
  };
}
