import { expect, test, vi } from 'vitest';
import { type Steps, atOnce, inSlices } from './steps.ts';

const COUNT = 10;
/** Counts to ten; each step takes 5 ms of the page's clock. */
function* counting(now: { time: number }): Steps<number> {
  let count = 0;
  while (count < COUNT) {
    count += 1;
    now.time += 5;
    yield;
  }
  return count;
}

test('does all steps at once', () => {
  expect(atOnce(counting({ time: 0 }))).toBe(COUNT);
});

test('lets other tasks run between slices of the same work', async () => {
  const now = { time: 0 };
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now.time);
  const seenTimes: number[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    seenTimes.push(now.time);
    if (now.time < COUNT * 5) port2.postMessage(null);
    else port1.close();
  });
  port1.start();
  port2.postMessage(null);
  expect(await inSlices(counting(now))).toBe(COUNT);
  await expect.poll(() => seenTimes.at(-1)).toBe(COUNT * 5);
  expect(new Set(seenTimes)).toEqual(new Set([15, 30, 45, 50]));
  clock.mockRestore();
});

test('passes on the error of a step', async () => {
  const failing = function* (): Steps<void> {
    yield;
    throw new Error('broken');
  };
  await expect(inSlices(failing())).rejects.toThrow('broken');
});
