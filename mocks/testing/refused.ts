import * as z from 'zod/mini';
import { ApiError } from '../../src/api/errors.ts';

const Body = z.strictObject({ message: z.string(), field: z.optional(z.string()) });

/** What a call was refused with: the status and the JSON body (AMB-73). Throws where it was not refused. */
export async function refused(
  attempt: Promise<unknown>,
): Promise<{ status: number; message: string; field?: string | undefined }> {
  const error = await attempt.then(
    () => new Error('The call was answered'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw error;
  return { status: error.status, ...Body.parse(JSON.parse(error.body)) };
}
