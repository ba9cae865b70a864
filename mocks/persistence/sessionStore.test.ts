import { expect, test } from 'vitest';
import { GUEST_ID } from '../../src/shared/limits.ts';
import { createSession } from '../http/session.ts';
import { createSessionStore } from './sessionStore.ts';
import { createWebStorage } from './webStorage.ts';

/** Storage that throws, like a browser that blocks cookies; falls back to a variable. */
const createBlockedStorage = () =>
  createWebStorage(() => {
    throw new DOMException('Blocked', 'SecurityError');
  }, 'test:');

test('[AUTH-16] keeps a session per tab; a new tab starts with the last user', () => {
  const browser = createBlockedStorage();
  const [first, second] = [createBlockedStorage(), createBlockedStorage()];
  const a = createSession(createSessionStore(first, browser));
  expect(a.userId()).toBe(GUEST_ID);
  a.signIn('traveller_001');
  const b = createSession(createSessionStore(second, browser));
  expect(b.userId()).toBe('traveller_001');
  b.signIn('traveller_002');
  expect(a.userId()).toBe('traveller_001');
  a.expire();
  expect(createSession(createSessionStore(first, browser)).userId()).toBe('traveller_001');
  expect(createSession(createSessionStore(createBlockedStorage(), browser)).userId()).toBe('traveller_002');
});
