import * as z from 'zod/mini';
import { ApiError } from '../../src/api/errors.ts';
import { ErrorReply } from '../../src/contract/schemas/replies.ts';

const ORIGIN = 'http://api.test';

/** Sends a request that the typed client would not allow. Throws ApiError, as the client does. */
export async function send(method: string, path: string, body?: BodyInit): Promise<unknown> {
  const response = await fetch(ORIGIN + path, { method, ...(body === undefined ? {} : { body }) });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, text, response.statusText);
  return JSON.parse(text);
}

/** The status and JSON body of a refused call (AMB-73). Throws if the call succeeds. */
export async function errorOf(
  call: Promise<unknown>,
): Promise<{ status: number; message: string; field?: string | undefined }> {
  const error = await call.then(
    () => new Error('The call succeeded'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw error;
  return { status: error.status, ...z.strictObject(ErrorReply.shape).parse(JSON.parse(error.body)) };
}
