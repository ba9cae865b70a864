import { PageSocket } from './MockWebSocket.ts';

/** A socket's address without its query: what a mock-socket server listens on. */
export function socketKey(address: string | URL, base: string): string {
  const url = new URL(address, base);
  return `${url.protocol.replace(/^http/, 'ws')}//${url.host}${url.pathname}`;
}

/**
 * Puts a chooser in place of the global WebSocket: one address is answered by the mock server, every other socket
 * (hot reload, other hosts) is the real thing. Returns the way back.
 */
export function installSocketChooser(ours: string, base: string): () => void {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'WebSocket');
  const Real = globalThis.WebSocket;
  const chooser: typeof WebSocket = new Proxy(Real, {
    construct(target, parameters: [string | URL, (string | string[])?], newTarget): object {
      const [address, protocols] = parameters;
      if (socketKey(address, base) === ours) return new PageSocket(ours, protocols);
      const real: object = Reflect.construct(target, parameters, newTarget === chooser ? target : newTarget);
      return real;
    },
    get: (target, property, receiver): unknown =>
      property === Symbol.hasInstance
        ? (value: unknown) => value instanceof target || value instanceof PageSocket
        : Reflect.get(target, property, receiver),
  });
  // Defined, not assigned: MSW may have made the property read-only.
  Object.defineProperty(globalThis, 'WebSocket', { value: chooser, configurable: true, writable: true });
  return () => {
    if (before) Object.defineProperty(globalThis, 'WebSocket', before);
    else Reflect.deleteProperty(globalThis, 'WebSocket');
  };
}
