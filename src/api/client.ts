import type { CallInput, Endpoint, Reply } from '../contract/endpoint.ts';
import { REQUEST_TIMEOUT, UPLOAD_TIMEOUT } from '../shared/limits.ts';
import type { FirstCall } from '../shared/firstCall.ts';
import { RequestError } from '../shared/requestFailures.ts';
import { type RequestParts, encodeBody, requestPath } from './encodeRequest.ts';
import { ApiError } from './errors.ts';
import { firstCalls } from './firstCalls.ts';
import { apiReady } from './ready.ts';
import { followServerClock } from './serverClock.ts';
import { trackCall } from './whenAnswered.ts';

/** Origin of /api: the page's own, unless the build sets another (VITE_API_ORIGIN). */
const apiOrigin = (): string => import.meta.env.VITE_API_ORIGIN || globalThis.location.origin;

/** The URL of a request. */
const endpointUrl = <E extends Endpoint>(row: E, input: CallInput<E>): string =>
  new URL(requestPath(row, input as RequestParts), apiOrigin()).href;

/**
 * The response and its text. Throws a 'timeout' or 'offline' error; an aborted request throws the platform's
 * error.
 */
async function exchange(url: string, init: RequestInit, limit: number, cancel?: AbortSignal) {
  const timer = new AbortController();
  const timeout = setTimeout(() => timer.abort(), limit);
  try {
    const first = import.meta.env.VITE_API === 'live' ? null : await firstCalls.ask(url, init);
    cancel?.throwIfAborted();
    if (first) return { response: first, text: await first.text() };
    await apiReady();
    const signal = cancel ? AbortSignal.any([cancel, timer.signal]) : timer.signal;
    const response = await fetch(url, { ...init, signal });
    if (import.meta.env.VITE_API === 'live') followServerClock(response);
    return { response, text: await response.text() };
  } catch (cause) {
    if (cancel?.aborted) throw cause;
    if (timer.signal.aborted) throw new RequestError('timeout', 'No answer in time', { cause });
    throw new RequestError('offline', 'No connection', { cause });
  } finally {
    clearTimeout(timeout);
  }
}

/** Sends a call that a worker has answered (see `firstCalls`) to the mock backend; its reply is known. */
export async function sendAgain({ method, url }: FirstCall): Promise<void> {
  await fetch(url, { method, credentials: 'include' }).catch(() => undefined);
}

/**
 * Calls an endpoint of the table (API-49 to API-51).
 *
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
    ...encodeBody(row, input as RequestParts),
  };
  const limit = row.input === 'multipart' ? UPLOAD_TIMEOUT : REQUEST_TIMEOUT;
  const { response, text } = await trackCall(exchange(endpointUrl(row, input), init, limit, signal));
  if (!response.ok) throw new ApiError(response.status, text, response.statusText);
  try {
    return JSON.parse(text) as Reply<E>;
  } catch (cause) {
    throw new RequestError('unreadable', 'The reply is not JSON', { cause });
  }
}
