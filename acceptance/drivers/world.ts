import type { MockBackend } from '../../mocks/node.ts';

/** The members of `mockBackend`, called from a test. */
export type World = Omit<MockBackend, 'ready' | 'transport' | 'clock'> & {
  readonly clock: Omit<MockBackend['clock'], 'now'> & { now: () => Promise<number> };
};

type Call = (member: string, args: readonly unknown[]) => Promise<unknown>;

const memberAt = (call: Call, path: string): object =>
  new Proxy(() => undefined, {
    get: (_target, name) => memberAt(call, path ? `${path}.${String(name)}` : String(name)),
    apply: (_target, _this, args: unknown[]) => call(path, args),
  });

/** Turns `world.live.emit(message)` into `call('live.emit', [message])`. */
export const createWorld = (call: Call): World => memberAt(call, '') as never;
