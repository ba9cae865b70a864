import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { REST, onceRead } from './onceRead.ts';

const HEIGHT = 800;
const callback = vi.fn<(busy: boolean) => void>();

/** The visitor scrolls to a position, px, and presses something or types before, if named. */
function scrollTo(top: number, before?: 'click' | 'keydown'): void {
  if (before) document.dispatchEvent(new Event(before));
  vi.stubGlobal('scrollY', top);
  document.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('innerHeight', HEIGHT);
  vi.stubGlobal('scrollY', 0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  callback.mockReset();
});

test('[FEED-27] never calls back in the first view', () => {
  onceRead(callback);
  vi.advanceTimersByTime(60_000);
  scrollTo(HEIGHT / 2 - 1);
  vi.advanceTimersByTime(60_000);
  expect(callback).not.toHaveBeenCalled();
});

test('calls back once the page is at rest below the first view', () => {
  onceRead(callback);
  scrollTo(HEIGHT / 2);
  vi.advanceTimersByTime(REST - 1);
  scrollTo(HEIGHT);
  vi.advanceTimersByTime(REST - 1);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  scrollTo(2 * HEIGHT);
  vi.advanceTimersByTime(REST);
  expect(callback.mock.calls).toEqual([[false]]);
});

test('waits again after the visitor has scrolled back to the top', () => {
  onceRead(callback);
  scrollTo(HEIGHT);
  scrollTo(0);
  vi.advanceTimersByTime(REST);
  expect(callback).not.toHaveBeenCalled();
});

test.each(['click', 'keydown'] as const)('says that the visitor was busy after a %s', (event) => {
  onceRead(callback);
  scrollTo(HEIGHT, event);
  vi.advanceTimersByTime(REST);
  expect(callback.mock.calls).toEqual([[true]]);
});

test('does not call back once it is stopped', () => {
  const stop = onceRead(callback);
  scrollTo(HEIGHT);
  stop();
  scrollTo(2 * HEIGHT);
  vi.advanceTimersByTime(REST);
  expect(callback).not.toHaveBeenCalled();
});
