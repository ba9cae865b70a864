import type { IncomingMessage, ServerResponse } from 'node:http';
import { HttpResponse, type RequestHandler, getResponse } from 'msw';
import { pathNotFound } from '../http/handlers.ts';
import type { World } from './createWorld.ts';
import { publicOrigin, withPublicOrigin } from './publicOrigin.ts';

/** The parts of a world needed to handle a request. */
type RequestWorld = Pick<World, 'handlers' | 'now'>;
interface ListenerOptions {
  worldOf: (incoming: IncomingMessage) => Promise<RequestWorld>;
  /** This server's own origin, for callers that send no Host header. */
  origin: string;
}

/** Maximum body size: enough for five phone photos, or a snapshot with its pictures. */
export const BODY_LIMIT = 64 * 1024 * 1024;
const tooLarge = (): Response =>
  HttpResponse.json(
    { message: `The request is larger than ${BODY_LIMIT / 1024 / 1024} MB` },
    { status: 413, headers: { Connection: 'close' } },
  );

/** HEAD is handled as GET; Node omits the body itself. */
const methodOf = ({ method = 'GET' }: IncomingMessage): string => (method === 'HEAD' ? 'GET' : method);

/** The body; null if it exceeds the limit, in which case the rest is discarded. */
async function readBody(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Buffer[] = [];
  let size = Number(incoming.headers['content-length'] ?? 0);
  if (size <= BODY_LIMIT) {
    size = 0;
    for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
      const bytes = Buffer.from(chunk);
      size += bytes.length;
      if (size > BODY_LIMIT) break;
      chunks.push(bytes);
    }
  }
  if (size <= BODY_LIMIT) return Buffer.concat(chunks);
  incoming.resume();
  return null;
}

function toRequest(incoming: IncomingMessage, body: Buffer<ArrayBuffer>, origin: string): Request {
  const method = methodOf(incoming);
  const headers = Object.entries(incoming.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  return new Request(new URL(incoming.url ?? '/', origin), {
    method,
    headers,
    ...(method === 'GET' || body.byteLength === 0 ? {} : { body }),
  });
}

/** CORS headers that let any page send credentialed requests, such as the app on another port. */
const corsHeaders = ({ headers }: IncomingMessage): Headers =>
  new Headers(
    headers.origin === undefined
      ? {}
      : {
          'Access-Control-Allow-Origin': headers.origin,
          'Access-Control-Allow-Credentials': 'true',
          'Access-Control-Expose-Headers': 'Date',
          Vary: 'Origin',
        },
  );
const isPreflight = ({ method, headers }: IncomingMessage): boolean =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;

/** Accepts any preflight request, which browsers send before JSON to another origin. */
const preflightResponse = ({ headers }: IncomingMessage): Response =>
  new HttpResponse(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': headers['access-control-request-method'] ?? '',
      'Access-Control-Allow-Headers': headers['access-control-request-headers'] ?? '',
    },
  });

async function answer(handlers: readonly RequestHandler[], request: Request): Promise<Response> {
  try {
    return (await getResponse([...handlers], request)) ?? pathNotFound(request);
  } catch (error) {
    // Thrown by MSW when it cannot decode the path while matching handlers.
    if (error instanceof URIError) return pathNotFound(request);
    console.error(error);
    return HttpResponse.json({ message: 'Internal error' }, { status: 500 });
  }
}

async function respond({ handlers }: RequestWorld, incoming: IncomingMessage, origin: string) {
  if (isPreflight(incoming)) return preflightResponse(incoming);
  try {
    const body = await readBody(incoming);
    if (!body) return tooLarge();
    return await answer(handlers, toRequest(incoming, body, origin));
  } catch {
    return HttpResponse.json({ message: 'The request cannot be read' }, { status: 400 });
  }
}

const isText = ({ headers }: Response): boolean => /json|html/.test(headers.get('Content-Type') ?? '');

/** Handles a Node server's requests with MSW handlers (SHIP-09); a network failure closes the connection. */
export const createRequestListener =
  (options: ListenerOptions) =>
  async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const origin = publicOrigin(incoming, options.origin);
    // The world is looked up when the request arrives, however long its body takes.
    const world = await options.worldOf(incoming);
    const response = await respond(world, incoming, origin);
    if (response.type === 'error') {
      incoming.socket.destroy();
      return;
    }
    outgoing.setHeaders(corsHeaders(incoming));
    // Live builds read the time from this header (WORLD-02).
    outgoing.setHeader('Date', new Date(world.now()).toUTCString());
    outgoing.setHeaders(response.headers);
    const body = isText(response)
      ? Buffer.from(withPublicOrigin(await response.text(), origin))
      : Buffer.from(await response.arrayBuffer());
    // Recomputed, because replacing origins can change the length.
    outgoing.setHeader('Content-Length', body.byteLength);
    outgoing.writeHead(response.status);
    outgoing.end(body);
  };
