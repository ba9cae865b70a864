import { type LoadSocket, MockWebSocket } from './MockWebSocket.ts';

/** A socket URL without its query, as mock-socket servers expect it. */
export function normalizeSocketUrl(address: string | URL, base: string): string {
  const url = new URL(address, base);
  return `${url.protocol.replace(/^http/, 'ws')}//${url.host}${url.pathname}`;
}

/**
 * Replaces the global WebSocket: one URL is handled by the mock server, all other sockets (hot reload, other hosts) are
 * real. Returns a function that restores the original.
 */
export function patchWebSocket(mockedUrl: string, base: string, load: LoadSocket): () => void {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'WebSocket');
  const RealWebSocket = globalThis.WebSocket;
  const patched: typeof WebSocket = new Proxy(RealWebSocket, {
    construct(target, parameters: [string | URL, (string | string[])?], newTarget): object {
      const [address, protocols] = parameters;
      if (normalizeSocketUrl(address, base) === mockedUrl)
        return new MockWebSocket(mockedUrl, protocols, load);
      const real: object = Reflect.construct(target, parameters, newTarget === patched ? target : newTarget);
      return real;
    },
    get: (target, property, receiver): unknown =>
      property === Symbol.hasInstance
        ? (value: unknown) => value instanceof target || value instanceof MockWebSocket
        : Reflect.get(target, property, receiver),
  });
  // Uses defineProperty because MSW may have made the property read-only.
  Object.defineProperty(globalThis, 'WebSocket', { value: patched, configurable: true, writable: true });
  return () => {
    if (before) Object.defineProperty(globalThis, 'WebSocket', before);
    else Reflect.deleteProperty(globalThis, 'WebSocket');
  };
}
