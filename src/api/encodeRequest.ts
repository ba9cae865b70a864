import type { Endpoint } from '../contract/endpoint.ts';
import { toForm } from '../contract/toForm.ts';

/** The parts of a request as plain data. */
export interface RequestParts {
  params?: Readonly<Record<string, string>> | undefined;
  query?: Readonly<Record<string, string | number | boolean | undefined>> | undefined;
  body?: unknown;
}

/** The path and query string of a request; parameters are escaped, undefined query parameters omitted. */
export function requestPath({ path }: Endpoint, { params = {}, query = {} }: RequestParts): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** API-50: form data for multipart endpoints, otherwise JSON; the browser sets the form's boundary. */
export function encodeBody({ input }: Endpoint, { body }: RequestParts): RequestInit {
  if (body === undefined) return {};
  if (input !== 'multipart') {
    return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  }
  return { body: toForm(body ?? {}) };
}
