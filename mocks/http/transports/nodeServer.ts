import type { IncomingMessage, ServerResponse } from 'node:http';
import { arrayBuffer } from 'node:stream/consumers';
import { HttpResponse, type RequestHandler, getResponse } from 'msw';
import { pathNotFound } from '../handlers.ts';

/** HEAD is answered as GET; Node itself leaves out the body. */
const methodOf = ({ method = 'GET' }: IncomingMessage): string => (method === 'HEAD' ? 'GET' : method);

async function toRequest(incoming: IncomingMessage, origin: string): Promise<Request> {
  const method = methodOf(incoming);
  const headers = Object.entries(incoming.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  const body = await arrayBuffer(incoming);
  return new Request(new URL(incoming.url ?? '/', origin), {
    method,
    headers,
    ...(method === 'GET' || body.byteLength === 0 ? {} : { body }),
  });
}

/** CORS headers that let any page call with credentials, such as the app on another port. */
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

/** Allows whatever request a browser asks about before it sends JSON to another origin. */
const preflightResponse = ({ headers }: IncomingMessage): Response =>
  new HttpResponse(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': headers['access-control-request-method'] ?? '',
      'Access-Control-Allow-Headers': headers['access-control-request-headers'] ?? '',
    },
  });

async function answer(handlers: RequestHandler[], request: Request): Promise<Response> {
  try {
    return (await getResponse(handlers, request)) ?? pathNotFound(request);
  } catch (error) {
    // MSW throws it while it decodes the path to look for a handler.
    if (error instanceof URIError) return pathNotFound(request);
    console.error(error);
    return HttpResponse.json({ message: 'Internal error' }, { status: 500 });
  }
}

async function respond(handlers: RequestHandler[], origin: string, incoming: IncomingMessage) {
  if (isPreflight(incoming)) return preflightResponse(incoming);
  const request = await toRequest(incoming, origin).catch(() => null);
  if (!request) return HttpResponse.json({ message: 'The request cannot be read' }, { status: 400 });
  return answer(handlers, request);
}

/** Answers a Node server's requests by MSW handlers (SHIP-09); a network failure closes the connection. */
export const createRequestListener =
  (handlers: RequestHandler[], origin: string, now: () => number) =>
  async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const response = await respond(handlers, origin, incoming);
    if (response.type === 'error') {
      incoming.socket.destroy();
      return;
    }
    outgoing.setHeaders(corsHeaders(incoming));
    // Live builds take the time from it (WORLD-02).
    outgoing.setHeader('Date', new Date(now()).toUTCString());
    outgoing.setHeaders(response.headers);
    outgoing.writeHead(response.status);
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  };
