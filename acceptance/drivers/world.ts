import type { MockBackend } from '../../mocks/node.ts';

/** The members of `mockBackend`, callable from a test. */
export type World = Omit<MockBackend, 'ready' | 'transport' | 'clock'> & {
  readonly clock: Omit<MockBackend['clock'], 'now'> & { now: () => Promise<number> };
};

type Call = (member: string, args: readonly unknown[]) => Promise<unknown>;

const memberAt = (call: Call, path: string): object =>
  new Proxy(() => undefined, {
    get: (_target, name) => memberAt(call, `${path}.${String(name)}`),
    apply: (_target, _this, args: unknown[]) => call(path, args),
  });

/** Turns `world.live.emit(message)` into `call('live.emit', [message])`. */
export function createWorld(call: Call): World {
  const empty: World = Object.create(null);
  return new Proxy(empty, { get: (_target, name) => memberAt(call, String(name)) });
}
