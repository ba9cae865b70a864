import type { Body, CallInput, Endpoint, Reply } from '../contract/endpoint.ts';
import { REQUEST_TIMEOUT, UPLOAD_TIMEOUT } from '../shared/limits.ts';
import { RequestError } from '../shared/requestFailures.ts';
import { ApiError } from './errors.ts';
import { apiReady } from './ready.ts';

/** Where /api lives: the page's own origin, unless a build names another (VITE_API_ORIGIN). */
const apiOrigin = (): string => import.meta.env.VITE_API_ORIGIN || globalThis.location.origin;

/** The URL of a request; parameters are escaped, unset search parameters left out. */
export function endpointUrl<E extends Endpoint>(row: E, input: CallInput<E>): string {
  const params: Record<string, string> = input.params ?? {};
  const query = (input.query ?? {}) as Record<string, string | number | boolean | undefined>;
  const path = row.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const url = new URL(path, apiOrigin());
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url.href;
}

const toFormValue = (value: unknown): string | Blob => {
  if (value instanceof Blob) return value;
  return Array.isArray(value) ? JSON.stringify(value) : String(value);
};

/** API-50: a form where the endpoint is multipart, JSON elsewhere; the browser names the form's boundary. */
function encode<E extends Endpoint>(row: E, body: Body<E> | undefined): RequestInit {
  if (body === undefined) return {};
  if (row.encoding !== 'multipart') {
    return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(body as Record<string, unknown>)) {
    if (value === undefined) continue;
    const isFileList = Array.isArray(value) && value.every((part) => part instanceof Blob);
    for (const part of isFileList ? value : [value]) form.append(name, toFormValue(part));
  }
  return { body: form };
}

/** The response and its text. Fails with 'timeout' or 'offline'; a cancelled request fails as the platform says. */
async function exchange(url: string, init: RequestInit, limit: number, cancel?: AbortSignal) {
  const timer = new AbortController();
  const timeout = setTimeout(() => timer.abort(), limit);
  try {
    await apiReady();
    const signal = cancel ? AbortSignal.any([cancel, timer.signal]) : timer.signal;
    const response = await fetch(url, { ...init, signal });
    return { response, text: await response.text() };
  } catch (cause) {
    if (cancel?.aborted) throw cause;
    if (timer.signal.aborted) throw new RequestError('timeout', 'No answer in time', { cause });
    throw new RequestError('offline', 'No connection', { cause });
  } finally {
    clearTimeout(timeout);
  }
}

/**
 * The only fetch of the app: one call of the endpoint table (API-49 to API-51).
 * @throws ApiError for every non-OK reply (ERR-01), else a RequestError of another kind.
 */
export async function call<E extends Endpoint>(
  row: E,
  input: CallInput<E>,
  signal?: AbortSignal,
): Promise<Reply<E>> {
  const init: RequestInit = {
    method: row.method,
    credentials: 'include',
    ...encode(row, input.body as Body<E> | undefined),
  };
  const limit = row.encoding === 'multipart' ? UPLOAD_TIMEOUT : REQUEST_TIMEOUT;
  const { response, text } = await exchange(endpointUrl(row, input), init, limit, signal);
  if (!response.ok) throw new ApiError(response.status, text, response.statusText);
  try {
    return JSON.parse(text) as Reply<E>;
  } catch (cause) {
    throw new RequestError('unreadable', 'The reply is not JSON', { cause });
  }
}
