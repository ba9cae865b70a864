import { RequestError } from '../shared/requestFailures.ts';

/**
 * ERR-01: thrown for every non-OK reply, with the message '{status}: {body text}', or the status text if the
 * body is empty.
 */
export class ApiError extends RequestError {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly body: string;

  constructor(status: number, body: string, statusText: string) {
    super('server', `${status}: ${body || statusText}`);
    this.status = status;
    this.body = body;
  }
}

/** AUTH-09: checks the message only. */
export const isUnauthorized = (error: unknown): boolean =>
  error instanceof Error && /^401: .*Unauthorized/s.test(error.message);

export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** The `message` of a JSON error (AMB-73), otherwise the response's text; '' for an empty response. */
export function serverMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return '';
  try {
    const body: unknown = JSON.parse(error.body);
    if (typeof body === 'object' && body !== null && 'message' in body) return String(body.message);
  } catch {
    // Not JSON: use the text itself as the message.
  }
  return error.body;
}
