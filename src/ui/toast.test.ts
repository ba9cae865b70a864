import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast, toasts } from './toast.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  toasts.clear();
  vi.useRealTimers();
});

test('[TOAST-01] a new toast closes the one before it', () => {
  toast({ title: 'First' });
  toast({ title: 'Second' });
  expect(toasts.get().map(({ title, open }) => [title, open])).toEqual([
    ['First', false],
    ['Second', true],
  ]);
});

test('[TOAST-03] a dismissed toast leaves the state after 1,000,000 ms', () => {
  toast({ title: 'Gone' });
  toasts.close(toasts.get()[0]?.id ?? 0);
  vi.advanceTimersByTime(999_999);
  expect(toasts.get()).toMatchObject([{ title: 'Gone', open: false }]);
  vi.advanceTimersByTime(1);
  expect(toasts.get()).toEqual([]);
});
