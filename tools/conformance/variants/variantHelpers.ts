import type { AddressedMessage, Variant, VariantContext } from './Variant.ts';

type Json = Record<string, unknown>;
type Answer = (changed?: Request) => Promise<Response>;

/** Whether a request matches an endpoint name such as 'POST /api/posts/:id/like'. */
function matches(request: Request, endpoint: string): boolean {
  const [method = '', path = ''] = endpoint.split(' ');
  const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+').replace('*', '.*')}$`);
  return (method === '*' || request.method === method) && pattern.test(new URL(request.url).pathname);
}

const reply = (value: unknown, status: number): Response => Response.json(value, { status });

/** Breaks the responses of one endpoint. */
export const onRequest = (
  endpoint: string,
  broken: (request: Request, answer: Answer, context: VariantContext) => Promise<Response>,
): Variant => ({
  answer: (request, answer, context) =>
    matches(request, endpoint) ? broken(request, answer, context) : answer(),
});

/** Changes the JSON of an endpoint's successful replies. */
export const changeReply = <V = Json>(
  endpoint: string,
  change: (value: V, context: VariantContext) => V | Json,
): Variant =>
  onRequest(endpoint, async (_, answer, context) => {
    const response = await answer();
    if (!response.ok) return response;
    const value: V = await response.json();
    return reply(change(value, context), response.status);
  });

/** Changes every object in the JSON of an endpoint's replies, at any depth. */
export const changeReplyObjects = (endpoint: string, change: (value: Json) => Json): Variant =>
  changeReply(endpoint, (whole) => {
    const text = JSON.stringify(whole, (_, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value) ? change({ ...value }) : value,
    );
    const changed: Json = JSON.parse(text);
    return changed;
  });

/** Replaces this status with another one, and optionally the body. */
export const replaceStatus = (endpoint: string, status: number, other: number, body?: unknown): Variant =>
  onRequest(endpoint, async (_, answer) => {
    const response = await answer();
    if (response.status !== status) return response;
    const same: unknown = await response.json();
    return reply(body ?? same, other);
  });

/** Runs a side effect after each successful call. */
export const afterSuccess = (
  endpoint: string,
  more: (context: VariantContext, request: Request) => void,
): Variant =>
  onRequest(endpoint, async (request, answer, context) => {
    const response = await answer();
    if (response.ok) more(context, request);
    return response;
  });

/** Changes the query of each request before it is handled. */
export const changeQuery = (endpoint: string, change: (search: URLSearchParams) => void): Variant =>
  onRequest(endpoint, (request, answer) => {
    const url = new URL(request.url);
    change(url.searchParams);
    return answer(new Request(url, request));
  });

/** Changes the JSON body of each request before it is handled. */
export const changeBody = (endpoint: string, change: (body: Json) => Json): Variant =>
  onRequest(endpoint, async (request, answer) => {
    const text = await request.clone().text();
    try {
      const body: Json = JSON.parse(text);
      return await answer(
        new Request(request, { method: request.method, body: JSON.stringify(change(body)) }),
      );
    } catch {
      return answer();
    }
  });

/** Changes the messages of one type; an empty list drops them. */
export const changeMessages = (
  type: string,
  change: (sent: AddressedMessage) => AddressedMessage[],
): Variant => ({
  publish: (sent) => (sent.message.type === type ? change(sent) : [sent]),
});

/** A segment of the path by its position, such as the id. */
export const idIn = (request: Request, position: number): string =>
  new URL(request.url).pathname.split('/')[position] ?? '';
