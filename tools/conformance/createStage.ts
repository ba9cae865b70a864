import { SOCKET_PATH } from '../../src/contract/serverPaths.ts';
import { Client, type Journal } from './Client.ts';
import { Stage } from './Stage.ts';
import { Unreachable } from './exchange.ts';
import type { Options } from './options.ts';
import { type Server, isMockServer, mockServer, serverByHeaders, signInAll } from './server.ts';
import { openSocket } from './sockets.ts';

/** The server named in the options, with its users signed in. */
async function serverOf({ origin, signIn, tokens }: Options): Promise<Server> {
  if (signIn !== undefined) return serverByHeaders(origin, signInAll(signIn));
  if (tokens.length > 0)
    return serverByHeaders(
      origin,
      tokens.map((token) => ({ Authorization: `Bearer ${token}` })),
    );
  if (await isMockServer(origin)) return mockServer(origin);
  throw new Unreachable(`${origin} is no mock server: say how people sign in, by --sign-in or --token`);
}

const socketUrl = ({ origin, ws }: Options): string => ws ?? origin.replace(/^http/, 'ws') + SOCKET_PATH;

/** Two or three users on a server, ready for the checks. Throws Unreachable. */
export async function createStage(options: Options): Promise<{ stage: Stage; leave: () => Promise<void> }> {
  const server = await serverOf(options);
  const journal: Journal = { exchanges: [], covered: new Set() };
  const client = (id: string | undefined): Client =>
    new Client(id ?? 'visitor', (request) => server.exchange(id ?? null, request), journal);
  const [asha, ravi, meera] = server.people;
  if (asha === undefined || ravi === undefined) throw new Unreachable('Two people are needed');
  const stage = new Stage({
    asha: client(asha),
    ravi: client(ravi),
    meera: meera === undefined ? null : client(meera),
    visitor: client(undefined),
    journal,
    async connect({ id }) {
      const socket = await openSocket(socketUrl(options), server.headersOf(id));
      socket.send({ type: 'authenticate', userId: id });
      return socket;
    },
    now: server.now,
    download: (address) => fetch(new URL(address, options.origin)),
    strict: options.strict,
    slow: options.slow,
  });
  return { stage, leave: server.leave };
}
