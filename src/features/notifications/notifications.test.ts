import { afterEach, describe, expect, test } from 'vitest';
import { unreadBadgeText, actorText, notificationText, notifications } from './notifications.ts';

const like = (postId: string, userId = 'someone') => ({ type: 'new_like', postId, userId }) as const;

describe('notifications', () => {
  afterEach(() => notifications.forget());

  test.each([
    ['poll_updated', "A poll you're interested in has been updated"],
    ['poll_update', "A poll you're interested in has been updated"],
    ['new_comment', 'Someone commented on a post'],
    ['new_like', 'Your post received a new like'],
    ['new_follow', 'You have a new follower'],
    ['connected', 'Connected to real-time updates'],
    ['new_post', 'New activity'],
    ['anything else', 'New activity'],
  ])('[NOTIF-09 to NOTIF-14] %s reads %s', (type, text) => {
    expect(notificationText(type)).toBe(text);
  });

  test('[NOTIF-06, ENT-18] keeps the 10 newest, newest first', () => {
    for (let n = 1; n <= 12; n += 1) notifications.receive(like(`p${n}`), 'me');
    const { list, unseenCount } = notifications.get();
    expect(list.map(({ postId }) => postId)).toEqual(
      Array.from({ length: 10 }, (_, index) => `p${12 - index}`),
    );
    expect(unseenCount).toBe(12);
    const fields = ['id', 'type', 'message', 'timestamp', 'read', 'userId', 'postId', 'pollId'];
    expect(Object.keys(list[0] ?? {})).toEqual(expect.arrayContaining(fields));
  });

  test('[NOTIF-07] counts one vote once, although its author receives two messages', () => {
    const vote = { pollId: 'poll_1', userId: 'someone' };
    notifications.receive({ type: 'poll_update', votes: [], ...vote }, 'me');
    notifications.receive({ type: 'poll_updated', ...vote }, 'me');
    expect(notifications.get().unseenCount).toBe(1);
    notifications.receive({ type: 'poll_updated', ...vote, userId: 'another' }, 'me');
    notifications.receive({ type: 'poll_update', votes: [], pollId: 'poll_1' }, 'me');
    expect(notifications.get().unseenCount).toBe(3);
  });

  test('[NOTIF-05, NOTIF-07] keeps notifications seen and read after a reload, but not in other data', () => {
    const message = { ...like('p1'), createdAt: '2026-11-20T10:00:00.000Z' };
    notifications.receive(message, 'me');
    notifications.seen();
    notifications.clear();
    notifications.receive(message, 'me');
    expect(notifications.get()).toMatchObject({ list: [{ read: false }], unseenCount: 0 });
    notifications.readAll();
    notifications.clear();
    notifications.receive(message, 'me');
    expect(notifications.get()).toMatchObject({ list: [{ read: true }], unseenCount: 0 });
    notifications.forget();
    notifications.receive(message, 'me');
    expect(notifications.get()).toMatchObject({ list: [{ read: false }], unseenCount: 1 });
  });

  test('[NOTIF-07] does not count a live message again when it returns among the notifications of today', () => {
    const message = { ...like('p1'), userId: 'u1', about: 'liked “Rain”' };
    notifications.receive(message, 'me');
    notifications.receive({ ...message, createdAt: '2026-11-20T10:00:00.000Z' }, 'me');
    expect(notifications.get().unseenCount).toBe(1);
  });

  test('[NOTIF-07] counts one vote once, although it is sent again with later votes', () => {
    const vote = { type: 'poll_update', pollId: 'poll_1', userId: 'someone' } as const;
    const own = { userId: 'me', optionIndex: 0 };
    notifications.receive({ ...vote, votes: [] }, 'me');
    notifications.receive({ ...vote, votes: [own] }, 'me');
    expect(notifications.get()).toMatchObject({ unseenCount: 1, list: [{ pollId: 'poll_1' }] });
  });

  test('[NOTIF-07] resets the bell when the panel opens and leaves the list unread', () => {
    notifications.receive(like('p1'), 'me');
    notifications.seen();
    expect(notifications.get()).toMatchObject({ unseenCount: 0, list: [{ read: false }] });
  });

  test('[NOTIF-01] says whether the panel is open', () => {
    expect(notifications.isListed()).toBe(false);
    notifications.seen(true);
    expect(notifications.isListed()).toBe(true);
    notifications.seen();
    expect(notifications.isListed()).toBe(false);
  });

  test.each([
    [0, undefined],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
  ])('[NOTIF-08] a count of %d shows %s', (count, text) => {
    expect(unreadBadgeText(count)).toBe(text);
  });

  test('[NOTIF-04, NOTIF-05] marks one or all as read', () => {
    notifications.receive(like('p1'), 'me');
    notifications.receive(like('p2'), 'me');
    notifications.read(notifications.get().list[0]?.id ?? '');
    expect(notifications.get().list.map(({ read }) => read)).toEqual([true, false]);
    notifications.readAll();
    expect(notifications.get().list.map(({ read }) => read)).toEqual([true, true]);
  });

  test('[AMB-55, NOTIF-02] a greeting alone is not a notification', () => {
    notifications.receive({ type: 'connected' }, 'me');
    expect(notifications.get()).toEqual({ unseenCount: 0, list: [] });
  });

  test('[AMB-55] lists the last greeting next to notifications, without counting it', () => {
    notifications.receive({ type: 'connected' }, 'me');
    notifications.receive(like('p1'), 'me');
    notifications.receive({ type: 'connected' }, 'me');
    const types = notifications.get().list.map(({ type }) => type);
    expect([types, notifications.get().unseenCount]).toEqual([['connected', 'new_like'], 1]);
  });

  test('[NOTIF-06] keeps no greeting in place of a notification', () => {
    for (let n = 1; n <= 10; n += 1) notifications.receive(like(`p${n}`), 'me');
    notifications.receive({ type: 'connected' }, 'me');
    expect(notifications.get().list.filter(({ type }) => type === 'new_like')).toHaveLength(10);
  });

  test('[AMB-56] never notifies users of their own actions', () => {
    notifications.receive(like('p1', 'me'), 'me');
    expect(notifications.get().list).toEqual([]);
  });

  test('says who did what, and when it happened', () => {
    const createdAt = '2026-11-20T10:00:00.000Z';
    const message = { ...like('p1'), userName: 'Asha', about: 'liked “Rain”', createdAt };
    notifications.receive(message, 'me');
    expect(notifications.get().list).toMatchObject([{ timestamp: createdAt, about: 'liked “Rain”' }]);
    expect(actorText('Asha', 'liked “Rain”')).toBe('Asha liked “Rain”');
    expect(actorText('Asha', undefined)).toBe('From Asha');
  });

  test('[NOTIF-07] counts a notification of today once, although a reconnected socket receives it again', () => {
    const message = { ...like('p1'), createdAt: '2026-11-20T10:00:00.000Z' };
    notifications.receive(message, 'me');
    notifications.receive(message, 'me');
    notifications.receive(like('p1'), 'me');
    notifications.receive(like('p1'), 'me');
    expect(notifications.get().unseenCount).toBe(3);
  });

  test('links each to its screen', () => {
    notifications.receive(like('p 1'), 'me');
    notifications.receive({ type: 'new_question', questionId: 'q1' }, 'me');
    notifications.receive({ type: 'new_follow', userId: 'u1' }, 'me');
    notifications.receive({ type: 'other', userId: 'u2' }, 'me');
    notifications.receive({ type: 'poll_updated', pollId: 'poll1' }, 'me');
    notifications.receive({ type: 'poll_updated', pollId: 'poll2', postId: 'p2' }, 'me');
    expect(notifications.get().list.map(({ href }) => href)).toEqual([
      '/post/p2',
      null,
      '/profile/u2',
      '/profile/u1',
      '/question/q1',
      '/post/p%201',
    ]);
  });
});
