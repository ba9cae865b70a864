import { expect, onTestFinished, test, vi } from 'vitest';
import { setApiReady } from './ready.ts';
import { trackCall, whenAnswered } from './whenAnswered.ts';

async function startWaiting() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  setApiReady(() => Promise.resolve());
  const settled = vi.fn<() => void>();
  void whenAnswered().then(settled);
  await vi.advanceTimersByTimeAsync(500);
  return settled;
}

test('waits for the calls in flight and the paint of their replies', async () => {
  let answer: () => void = () => undefined;
  const call = trackCall(new Promise<void>((resolve) => (answer = resolve)));
  const settled = await startWaiting();
  answer();
  await call;
  await vi.advanceTimersByTimeAsync(100);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(settled).toHaveBeenCalledOnce();
});

test('does not wait longer for a call that is never answered', async () => {
  void trackCall(new Promise(() => undefined));
  const settled = await startWaiting();
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(settled).toHaveBeenCalledOnce();
});
