import { mockStorage } from '../../src/shared/mockStorage.ts';
import type { SessionStore } from '../http/session.ts';
import type { KeyValueStore } from './webStorage.ts';

const NAME = mockStorage.session;

/**
 * The session of a tab (AUTH-16): two tabs can be signed in as different users. A new tab starts with the user who
 * signed in last in this browser; later sign-ins in other tabs do not affect it.
 */
export function createSessionStore(tab: KeyValueStore, browser: KeyValueStore): SessionStore {
  const inherited = browser.read(NAME);
  if (tab.read(NAME) === null && inherited !== null) tab.write(NAME, inherited);
  return {
    read: () => tab.read(NAME),
    write(value) {
      tab.write(NAME, value);
      // An expired or expiring session stays in this tab; a new tab starts with a valid one.
      if (!/^(?:expired|until):/.test(value)) browser.write(NAME, value);
    },
  };
}
