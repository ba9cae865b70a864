import { flushSync } from 'react-dom';
import { type Root, createRoot } from 'react-dom/client';
import { useToasterStore } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TOAST_DURATION } from './constants.ts';
import { Toaster } from './Toaster.tsx';
import { closeToast, toast } from './toast.ts';

/** Lists every toast still in the store, dismissed ones included. */
const StoredToasts = () => <output>{useToasterStore().toasts.map(({ id }) => id)}</output>;
const storedIds = (): string => document.querySelector('output')?.textContent ?? 'nothing drawn';

const shown = (): string => document.querySelector('[data-kind]:not([inert]) b')?.textContent ?? '';

let root: Root;
beforeEach(() => {
  vi.useFakeTimers();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() =>
    root.render(
      <>
        <Toaster />
        <StoredToasts />
      </>,
    ),
  );
});
afterEach(() => {
  root.unmount();
  vi.useRealTimers();
});

test('[TOAST-03] removes a dismissed toast from the state after 1,000,000 ms', () => {
  flushSync(() => toast({ id: 'gone', title: 'Gone' }));
  flushSync(() => closeToast('gone'));
  vi.advanceTimersByTime(999_999);
  expect(storedIds()).toBe('gone');
  flushSync(() => vi.advanceTimersByTime(1));
  expect(storedIds()).toBe('');
});

test('[TOAST-01, TOAST-02] news replaces other news, but no toast about the user’s own action', () => {
  const news = { id: 'news', title: 'New post', yields: true };
  flushSync(() => toast({ title: 'Vote recorded' }));
  flushSync(() => toast(news));
  expect(shown()).toBe('Vote recorded');
  flushSync(() => vi.advanceTimersByTime(TOAST_DURATION));
  flushSync(() => toast(news));
  flushSync(() => toast({ ...news, title: 'New question' }));
  expect(shown()).toBe('New question');
});

test('[TOAST-01] a notice that is said once reappears after a toast that has cut it short', () => {
  flushSync(() => toast({ title: 'Storage is full', tone: 'plain', reappears: true }));
  flushSync(() => toast({ title: 'Your post has been created!' }));
  expect(shown()).toBe('Your post has been created!');
  flushSync(() => vi.advanceTimersByTime(TOAST_DURATION));
  expect(shown()).toBe('Storage is full');
  flushSync(() => vi.advanceTimersByTime(TOAST_DURATION));
  expect(shown()).toBe('');
});

for (const press of ['Dismiss', 'Refresh']) {
  test(`[TOAST-05] ${press} returns focus to where it was`, () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    flushSync(() => toast({ title: 'New post', action: { label: 'Refresh', onPress: vi.fn<() => void>() } }));
    const buttons = [...document.querySelectorAll('button')];
    const button = buttons.find((one) => (one.ariaLabel ?? one.textContent) === press);
    button?.focus();
    expect(document.activeElement).toBe(button);
    flushSync(() => button?.click());
    expect(document.activeElement).toBe(field);
    field.remove();
  });
}
