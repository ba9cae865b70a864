import { ApiError } from '../../src/api/errors.ts';

const ORIGIN = 'http://api.test';

/** Sends a request as it is, for what the typed client would never send. Throws ApiError as the client does. */
export async function send(method: string, path: string, body?: BodyInit): Promise<unknown> {
  const response = await fetch(ORIGIN + path, { method, ...(body === undefined ? {} : { body }) });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, text, response.statusText);
  return JSON.parse(text);
}
