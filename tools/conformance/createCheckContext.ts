import { SOCKET_PATH } from '../../src/contract/serverPaths.ts';
import { Client, type RunRecord } from './Client.ts';
import { CheckContext } from './CheckContext.ts';
import { Unreachable } from './exchange.ts';
import type { Options } from './options.ts';
import { type Server, isMockServer, mockServer, serverByHeaders, signInAll } from './server.ts';
import { openSocket } from './sockets.ts';

/** The server named in the options, with its users signed in. */
async function connectServer({ origin, signIn, tokens }: Options): Promise<Server> {
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
export async function createCheckContext(
  options: Options,
): Promise<{ context: CheckContext; leave: () => Promise<void> }> {
  const server = await connectServer(options);
  const record: RunRecord = { exchanges: [], covered: new Set() };
  const client = (id: string | undefined): Client =>
    new Client(id ?? 'visitor', (request) => server.exchange(id ?? null, request), record);
  const [asha, ravi, meera] = server.userIds;
  if (asha === undefined || ravi === undefined) throw new Unreachable('Two people are needed');
  const context = new CheckContext({
    asha: client(asha),
    ravi: client(ravi),
    meera: meera === undefined ? null : client(meera),
    visitor: client(undefined),
    record,
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
  return { context, leave: server.leave };
}
