import vm from 'node:vm';
import { expect, test } from 'vitest';
import { workerScript } from './serviceWorker.ts';

type Listener = (event: object) => void;

/** Whether the worker's first listener stops the event before MSW's own receives it. */
async function leavesToBrowser(url: string): Promise<boolean> {
  const listeners: Listener[] = [];
  const addEventListener = (type: string, listener: Listener): void => {
    if (type === 'fetch') listeners.push(listener);
  };
  vm.runInNewContext(await workerScript(), { addEventListener, URL });
  let stopped = false;
  const stopImmediatePropagation = (): void => {
    stopped = true;
  };
  listeners[0]?.({ request: { url }, stopImmediatePropagation });
  return stopped;
}

test.each(['/assets/index.js', '/demo/pictures/a.svg', '/demo/', '/apiary.png'])(
  '[SHIP-04] leaves %s to the browser, even when the worker handles API calls',
  async (path) => {
    expect(await leavesToBrowser(`http://host.test${path}`)).toBe(true);
  },
);

test.each(['/api/posts?limit=1', '/api'])('[SHIP-04] answers %s in the worker', async (path) => {
  expect(await leavesToBrowser(`http://host.test${path}`)).toBe(false);
});
