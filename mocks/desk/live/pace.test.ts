import { afterEach, expect, test, vi } from 'vitest';
import { isOnButPaused, paceOf, setPace } from './pace.ts';

afterEach(() => vi.useRealTimers());

test('a busy town stays busy until it is set to calm or still', () => {
  vi.useFakeTimers();
  let on = false;
  const step = vi.fn<() => Promise<null>>(() => Promise.resolve(null));
  let isPaused = false;
  const travellers = {
    isOn: () => on,
    isPaused: () => isPaused,
    simulate: (next: boolean) => void (on = next),
    step,
  };
  setPace(travellers, 'Busy');
  vi.advanceTimersByTime(6000);
  expect(paceOf(travellers)).toBe('Busy');
  expect(step).toHaveBeenCalledTimes(5);
  isPaused = true;
  vi.advanceTimersByTime(6000);
  expect(paceOf(travellers)).toBe('Busy');
  expect(isOnButPaused(travellers)).toBe(true);
  expect(step).toHaveBeenCalledTimes(5);
  isPaused = false;
  setPace(travellers, 'Calm');
  vi.advanceTimersByTime(6000);
  expect(paceOf(travellers)).toBe('Calm');
  expect(step).toHaveBeenCalledTimes(5);
  setPace(travellers, 'Busy');
  on = false;
  vi.advanceTimersByTime(6000);
  expect(paceOf(travellers)).toBe('Still');
  expect(step).toHaveBeenCalledTimes(6);
});
