import { Server } from 'mock-socket';
import type { Line } from './socketServer.ts';
import { installSocketChooser, socketKey } from './patchWebSocket.ts';

/** The line inside a page (AMB-53): mock-socket answers this ws:// or wss:// address, every other one is real. */
export function pageLine(address: string): Line {
  const key = socketKey(address, address);
  const uninstall = installSocketChooser(key, address);
  return {
    open(welcome) {
      const server = new Server(key, { mock: false });
      server.on('connection', welcome);
      return () => server.close({ code: 1006, reason: '', wasClean: false });
    },
    dispose: uninstall,
  };
}
