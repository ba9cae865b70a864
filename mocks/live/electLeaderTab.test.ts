import { getEventListeners } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { electLeaderTab } from './electLeaderTab.ts';

test('leads while the tab is visible, and does not leak listeners', async () => {
  const tab = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', tab);
  vi.stubGlobal('navigator', {});
  onTestFinished(() => void vi.unstubAllGlobals());
  const until = new AbortController();
  let leading = 0;
  const work = async (signal: AbortSignal): Promise<void> => {
    leading += 1;
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    leading -= 1;
  };
  const ended = electLeaderTab('test', work, until.signal);
  await vi.waitFor(() => expect(leading).toBe(1));
  for (let change = 1; change <= 10; change += 1) {
    const hidden = change % 2 === 1;
    tab.visibilityState = hidden ? 'hidden' : 'visible';
    tab.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(leading).toBe(hidden ? 0 : 1));
  }
  expect(getEventListeners(until.signal, 'abort')).toHaveLength(1);
  expect(getEventListeners(tab, 'visibilitychange')).toHaveLength(1);
  until.abort();
  await ended;
  expect(leading).toBe(0);
});
