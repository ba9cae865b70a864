import type { Endpoint } from '../../src/contract/endpoint.ts';
import { toForm } from '../../src/contract/toForm.ts';

/** A call as a client would send it, before it becomes a Request. */
interface Call {
  method: string;
  path: string;
  body?: unknown;
  input?: Endpoint['input'] | undefined;
}

/** Builds the request a client would send for a call. */
export function toRequest({ method, path, body, input }: Call, origin: string): Request {
  const url = new URL(path, origin);
  if (typeof body !== 'object' || body === null) return new Request(url, { method });
  if (input === 'multipart') return new Request(url, { method, body: toForm(body) });
  const headers = { 'Content-Type': 'application/json' };
  return new Request(url, { method, headers, body: JSON.stringify(body) });
}
