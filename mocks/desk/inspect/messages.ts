import { clock } from '../../../src/shared/clock.ts';
import type { Backend } from '../../createBackend.ts';
import type { SocketEvent } from '../../live/socketServer.ts';
import { createStore } from '../../world/createStore.ts';

/** Maximum number of messages kept; older ones are dropped. */
const MAX_MESSAGES = 200;

/** The messages of the socket since the desk was opened. */
export const messages = createStore<readonly (SocketEvent & { at: number })[]>([]);

export const watchMessages = ({ socketServer }: Backend): void =>
  socketServer.onMessage((event) =>
    messages.change([...messages.get(), { ...event, at: clock.now() }].slice(-MAX_MESSAGES)),
  );
