import type { Endpoint } from '../contract/endpoint.ts';
import { toForm } from '../contract/toForm.ts';

/** A request's parts as plain data. */
export interface RequestParts {
  params?: Readonly<Record<string, string>> | undefined;
  query?: Readonly<Record<string, string | number | boolean | undefined>> | undefined;
  body?: unknown;
}

/** The path and search of a request; parameters are escaped, unset search parameters left out. */
export function requestPath({ path }: Endpoint, { params = {}, query = {} }: RequestParts): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** API-50: a form where the endpoint is multipart, JSON elsewhere; the browser names the form's boundary. */
export function encodeBody({ input }: Endpoint, { body }: RequestParts): RequestInit {
  if (body === undefined) return {};
  if (input !== 'multipart') {
    return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  }
  return { body: toForm(body ?? {}) };
}
