import { toForm } from '../../src/contract/toForm.ts';

/** A call as a client would send it. */
interface Call {
  method: string;
  path: string;
  body?: unknown;
  encoding?: 'multipart' | undefined;
}

/** The request that a client would send for a call. */
export function toRequest({ method, path, body, encoding }: Call, origin: string): Request {
  const url = new URL(path, origin);
  if (typeof body !== 'object' || body === null) return new Request(url, { method });
  if (encoding === 'multipart') return new Request(url, { method, body: toForm(body) });
  const headers = { 'Content-Type': 'application/json' };
  return new Request(url, { method, headers, body: JSON.stringify(body) });
}
