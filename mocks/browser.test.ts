import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { clock } from '../src/shared/clock.ts';
import { StoreWriter } from './persistence/StoreWriter.ts';

// Its fetch interceptor would stay active for the tests of other files.
vi.mock('./http/transports/startTransport.ts', () => ({ startTransport: () => Promise.resolve('page') }));

vi.mock('virtual:deferred-seed', () => ({ packed: {} }));
vi.mock('virtual:initial-seed', async () => {
  const { aDataset, aUser } = await import('./testing/factories.ts');
  const { pack } = await import('./seed/pack.ts');
  const user = ['traveller_001', 'traveller_002'].map((id) => aUser({ id }));
  return { packed: pack(aDataset({ user })), fingerprint: 'test' };
});

/** The parts of web storage that the mock backend uses. */
function createStorage() {
  const items = new Map<string, string>();
  return {
    length: 0,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  };
}

const replaceState = vi.fn<(state: unknown, title: string, address: string) => void>();
const { BroadcastChannel: RealChannel } = globalThis;
beforeAll(() => {
  const location = new URL('http://start.test/explore?scenario=few&as=traveller_002&q=goa');
  const events = new EventTarget();
  vi.stubGlobal('location', location);
  vi.stubGlobal('window', { name: '' });
  vi.stubGlobal('history', { state: null, replaceState });
  vi.stubGlobal('localStorage', createStorage());
  vi.stubGlobal('sessionStorage', createStorage());
  vi.stubGlobal('navigator', { webdriver: true });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { querySelector: () => ({}) }));
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal('PopStateEvent', Event);
  vi.stubGlobal('WebSocket', EventTarget);
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events));
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
});
afterAll(() => {
  vi.unstubAllGlobals();
  clock.reset();
});

test(
  '[SHIP-06] starts again after a failed start, and stores what the link asks for before it is ready',
  { timeout: 30_000 },
  async () => {
    const { startMockBackend } = await import('./browser.ts');
    vi.stubGlobal('BroadcastChannel', function BlockedChannel() {
      throw new Error('Channels are blocked');
    });
    await expect(startMockBackend()).rejects.toThrow('Channels are blocked');
    await expect(window.mockBackend?.signIn('traveller_001')).rejects.toThrow('Channels are blocked');

    vi.stubGlobal('BroadcastChannel', RealChannel);
    let isStored = false;
    vi.spyOn(StoreWriter.prototype, 'flush').mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      isStored = true;
    });
    expect(await startMockBackend()).toEqual({ servesPage: false });
    await window.mockBackend?.ready;
    // A page that is left immediately opens with the same data next time (SHIP-06).
    expect(isStored).toBe(true);
    const link = new URL((await window.mockBackend?.link()) ?? '');
    expect([link.searchParams.get('scenario'), link.searchParams.get('as')]).toEqual([
      'few',
      'traveller_002',
    ]);
    expect(replaceState.mock.calls.map(([, , address]) => address)).toEqual([
      'http://start.test/explore?q=goa',
    ]);
  },
);

test('[SHIP-06] applies a link whose page was left before its data was stored', async () => {
  vi.stubGlobal('location', new URL('http://again.test/ask-local'));
  sessionStorage.setItem('waystone:/:link', 'http://again.test/?scenario=empty&as=traveller_001');
  // Otherwise the previous test's page would reload.
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.resetModules();
  const { startMockBackend } = await import('./browser.ts');
  await startMockBackend();
  await window.mockBackend?.ready;
  const link = new URL((await window.mockBackend?.link()) ?? '');
  expect([link.pathname, link.searchParams.get('scenario'), link.searchParams.get('as')]).toEqual([
    '/ask-local',
    'empty',
    'traveller_001',
  ]);
  expect(sessionStorage.getItem('waystone:/:link')).toBeNull();
});
