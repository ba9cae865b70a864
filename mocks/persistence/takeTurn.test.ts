import { afterEach, expect, test, vi } from 'vitest';
import { takeTurn } from './takeTurn.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Work = () => Promise<unknown>;
const stubLocks = (
  request: (name: string, options: { signal: AbortSignal }, work: Work) => Promise<unknown>,
) => vi.stubGlobal('navigator', { locks: { request } });

test('writes at once in a browser without the Locks API', async () => {
  vi.stubGlobal('navigator', {});
  expect(await takeTurn('write', () => Promise.resolve('written'))).toBe('written');
});

test('writes if the tab that has the turn does not end it', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  stubLocks((_name, { signal }) => Promise.reject(signal.reason));
  expect(await takeTurn('write', () => Promise.resolve('written'))).toBe('written');
});

test('rejects with the error of the write, which is not repeated', async () => {
  stubLocks((_name, _options, work) => work());
  const write = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('refused'));
  await expect(takeTurn('write', write)).rejects.toThrow('refused');
  expect(write).toHaveBeenCalledOnce();
});
