import type { IncomingMessage, ServerResponse } from 'node:http';
import { arrayBuffer } from 'node:stream/consumers';
import { HttpResponse, type RequestHandler, getResponse } from 'msw';
import { noSuchPath } from '../handlers.ts';

/** HEAD asks what GET would answer; Node sends its head alone. */
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

/** Any page may call, with or without credentials: the app on another port does. */
const permissions = ({ headers }: IncomingMessage): Headers =>
  new Headers(
    headers.origin === undefined
      ? {}
      : {
          'Access-Control-Allow-Origin': headers.origin,
          'Access-Control-Allow-Credentials': 'true',
          Vary: 'Origin',
        },
  );
const isPreflight = ({ method, headers }: IncomingMessage): boolean =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;

/** A browser asks before it sends JSON to another origin: whatever it is about to do, it may. */
const allowed = ({ headers }: IncomingMessage): Response =>
  new HttpResponse(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': headers['access-control-request-method'] ?? '',
      'Access-Control-Allow-Headers': headers['access-control-request-headers'] ?? '',
    },
  });

async function answer(handlers: RequestHandler[], request: Request): Promise<Response> {
  try {
    return (await getResponse(handlers, request)) ?? noSuchPath(request);
  } catch (error) {
    // MSW decodes the parts of a path while it looks for a handler.
    if (error instanceof URIError) return noSuchPath(request);
    console.error(error);
    return HttpResponse.json({ message: 'Internal error' }, { status: 500 });
  }
}

async function respond(handlers: RequestHandler[], origin: string, incoming: IncomingMessage) {
  if (isPreflight(incoming)) return allowed(incoming);
  const request = await toRequest(incoming, origin).catch(() => null);
  if (!request) return HttpResponse.json({ message: 'The request cannot be read' }, { status: 400 });
  return answer(handlers, request);
}

/** Answers a Node server's requests by MSW handlers (SHIP-09); what fails below HTTP ends the connection. */
export const overHttp =
  (handlers: RequestHandler[], origin: string) =>
  async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const response = await respond(handlers, origin, incoming);
    if (response.type === 'error') {
      incoming.socket.destroy();
      return;
    }
    outgoing.setHeaders(permissions(incoming));
    outgoing.setHeaders(response.headers);
    outgoing.writeHead(response.status);
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  };
