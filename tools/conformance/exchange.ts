import type { Endpoint } from '../../src/contract/endpoint.ts';
import { type RequestParts, encodeBody, requestPath } from '../../src/api/encodeRequest.ts';

/** One request and what it was answered with. */
export interface Exchange {
  /** Such as 'POST /api/posts/post_1/like', for reports. */
  request: string;
  status: number;
  contentType: string;
  text: string;
}

/** A request to the server, before it is known who sends it. */
export interface Outgoing {
  method: string;
  /** With its search. */
  path: string;
  init: RequestInit;
}

export const outgoing = (endpoint: Endpoint, parts: RequestParts): Outgoing => ({
  method: endpoint.method,
  path: requestPath(endpoint, parts),
  init: encodeBody(endpoint, parts),
});

/** A rule that does not hold; its message says what was sent, expected and answered. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch';
}

/** A rule that cannot be tried on this server, with the reason. */
export class Skip extends Error {
  override readonly name = 'Skip';
}

/** The server does not answer at all. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

const EXCERPT = 300;

/** An exchange in one line, with the beginning of its reply. */
export const excerpt = ({ request, status, contentType, text }: Exchange): string =>
  `${request} answered ${status} ${contentType || 'without a content type'}: ${text.slice(0, EXCERPT) || '(empty)'}`;

/** The body of a reply. Throws Mismatch where it is not JSON. */
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
