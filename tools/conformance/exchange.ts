import type { Endpoint } from '../../src/contract/endpoint.ts';
import { type RequestParts, encodeBody, requestPath } from '../../src/api/encodeRequest.ts';

/** One request and its response. */
export interface Exchange {
  /** Such as 'POST /api/posts/post_1/like', for reports. */
  request: string;
  status: number;
  contentType: string;
  text: string;
}

/** A request, before its sender is known. */
export interface PreparedRequest {
  method: string;
  /** Including the query. */
  path: string;
  init: RequestInit;
}

export const prepareRequest = (endpoint: Endpoint, parts: RequestParts): PreparedRequest => ({
  method: endpoint.method,
  path: requestPath(endpoint, parts),
  init: encodeBody(endpoint, parts),
});

/** A violated rule; the message contains the request, the expected and the actual response. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch';
}

/** A rule that cannot be checked on this server, with the reason. */
export class Skip extends Error {
  override readonly name = 'Skip';
}

/** The server does not respond at all. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

const EXCERPT = 300;

/** One line per exchange, with the start of its reply. */
export const excerpt = ({ request, status, contentType, text }: Exchange): string =>
  `${request} answered ${status} ${contentType || 'without a content type'}: ${text.slice(0, EXCERPT) || '(empty)'}`;

/** Parses the body of a reply. Throws Mismatch if it is not JSON. */
export function readJson(exchange: Exchange): unknown {
  if (!/^application\/([\w.-]+\+)?json\b/.test(exchange.contentType))
    throw new Mismatch(`Not JSON by its content type. ${excerpt(exchange)}`);
  try {
    return JSON.parse(exchange.text);
  } catch {
    throw new Mismatch(`Not JSON. ${excerpt(exchange)}`);
  }
}

/** Throws Mismatch unless the reply has this status. */
export function expectStatus(exchange: Exchange, status: number): void {
  if (exchange.status !== status) throw new Mismatch(`Expected ${status}. ${excerpt(exchange)}`);
}
