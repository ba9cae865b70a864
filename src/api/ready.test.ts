import { afterEach, expect, test, vi } from 'vitest';
import { apiReady, setApiReady } from './ready.ts';

const start = vi.fn<() => Promise<unknown>>();
afterEach(() => {
  start.mockReset();
  setApiReady(() => Promise.resolve());
});

test('starts once, and every call waits for that start', async () => {
  let finish: () => void = () => undefined;
  start.mockReturnValue(new Promise<void>((resolve) => (finish = resolve)));
  setApiReady(start);
  const waiting = vi.fn<() => void>();
  const calls = Promise.all([apiReady().then(waiting), apiReady().then(waiting)]);
  await Promise.resolve();
  expect(waiting).not.toHaveBeenCalled();
  finish();
  await calls;
  await apiReady();
  expect(start).toHaveBeenCalledOnce();
});

test('starts again with the first call after a failed start', async () => {
  start.mockRejectedValueOnce(new Error('The chunk did not load')).mockResolvedValueOnce('started');
  setApiReady(start);
  await expect(Promise.all([apiReady(), apiReady()])).rejects.toThrow('The chunk did not load');
  expect(start).toHaveBeenCalledOnce();
  await expect(Promise.all([apiReady(), apiReady()])).resolves.toEqual(['started', 'started']);
  expect(start).toHaveBeenCalledTimes(2);
});
