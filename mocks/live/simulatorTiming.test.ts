import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clock } from '../../src/shared/clock.ts';
import { NOW } from '../testing/factories.ts';
import { startSimulator } from '../testing/startSimulator.ts';

beforeEach(() => {
  clock.set(NOW);
  vi.useFakeTimers();
});
afterEach(() => {
  clock.reset();
  vi.useRealTimers();
});

test('spreads likes, a comment, a vote and a post over the first minute', async () => {
  const { db, log, simulator, changedPosts } = startSimulator();
  simulator.simulate(true);
  let now = 0;
  const doneBy = async (second: number): Promise<string[]> => {
    await vi.advanceTimersByTimeAsync(second * 1000 - now);
    now = second * 1000;
    return log.actions.map(({ path }) => path.replace(/^.*\//, ''));
  };
  expect(await doneBy(5)).toEqual(['like']);
  expect(changedPosts).toEqual(db.like.all().map(({ postId }) => postId));
  expect(await doneBy(12)).toEqual(['like', 'vote', 'comments']);
  expect(await doneBy(21)).toEqual(['like', 'vote', 'comments', 'like', 'posts']);
  expect(await doneBy(41)).toHaveLength(7);
});

test('keeps running while it is switched on', async () => {
  const { db, simulator } = startSimulator();
  const changed = vi.fn<() => void>();
  db.onChange(changed);
  simulator.simulate(true);
  await vi.advanceTimersByTimeAsync(200_000);
  expect(changed.mock.calls.length).toBeGreaterThan(10);
  simulator.simulate(false);
  const before = changed.mock.calls.length;
  await vi.advanceTimersByTimeAsync(200_000);
  expect(changed).toHaveBeenCalledTimes(before);
});

test('pauses while it is held, and then continues', async () => {
  const { log, simulator } = startSimulator();
  simulator.simulate(true);
  const releases = [simulator.pause(), simulator.pause()];
  await vi.advanceTimersByTimeAsync(60_000);
  releases[0]?.();
  releases[0]?.();
  expect(simulator.isPaused()).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(log.actions).toHaveLength(0);
  expect(simulator.isOn()).toBe(true);
  releases[1]?.();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(log.actions.length).toBeGreaterThan(0);
});

test('does nothing while every call fails, and then continues', async () => {
  const { log, simulator, isBackendDown } = startSimulator();
  simulator.simulate(true);
  isBackendDown.mockReturnValue(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(log.actions).toHaveLength(0);
  isBackendDown.mockReturnValue(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(log.actions.length).toBeGreaterThan(0);
});

test('does not leak listeners after its pauses', async () => {
  const signals: AbortSignal[] = [];
  const { simulator } = startSimulator(signals);
  simulator.simulate(true);
  await vi.advanceTimersByTimeAsync(21 * 60_000);
  expect(signals.map((signal) => getEventListeners(signal, 'abort').length)).toEqual([1]);
  simulator.simulate(false);
  expect(signals.map((signal) => getEventListeners(signal, 'abort').length)).toEqual([0]);
});
