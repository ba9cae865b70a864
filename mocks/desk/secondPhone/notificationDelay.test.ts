import { expect, test } from 'vitest';
import { unreadCountOf, actionOf, delaySentence } from './notificationDelay.ts';

const like = { id: 'p:asha', postId: 'p', userId: 'asha', createdAt: '2026-11-22T16:17:00.000Z' };

test('names actions of the user on the left, but not those of others or undone ones', () => {
  expect(actionOf({ table: 'like', id: like.id, row: like }, 'asha')).toBe('Liked');
  expect(actionOf({ table: 'like', id: like.id, row: like }, 'ravi')).toBeNull();
  expect(actionOf({ table: 'like', id: like.id, row: null }, 'asha')).toBeNull();
});

test('reads the unread count of a bell', () => {
  expect(unreadCountOf('Notifications (3 unread)')).toBe(3);
  expect(unreadCountOf('Notifications (99+ unread)')).toBe(99);
  expect(unreadCountOf('Notifications')).toBe(0);
});

test.each([
  [180, '0.2'],
  [23, '0.1'],
  [0, '0.1'],
])('says that a bell took %i ms as %s s', (ms, seconds) =>
  expect(delaySentence('Liked', ms)).toBe(`Liked on the left, rang on the right: ${seconds}\u00A0s.`),
);
