import * as z from 'zod/mini';

const Answer = z.object({ value: z.unknown() });
const ErrorValue = z.object({ error: z.string(), message: z.string() });

/**
 * Sends a W3C WebDriver command (https://www.w3.org/TR/webdriver2/) and returns its value; rejects after
 * `limitMs`.
 */
export type Command = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
  limitMs?: number,
) => Promise<unknown>;

/** A hanging browser should fail its journey, not the whole run. */
const TIMEOUT_MS = 60_000;

export const webDriver =
  (origin: string): Command =>
  async (method, path, body, limitMs = TIMEOUT_MS) => {
    const response = await fetch(origin + path, {
      method,
      signal: AbortSignal.timeout(limitMs),
      ...(body ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } } : {}),
    }).catch((cause: unknown) => {
      throw new Error(`${method} ${path} got no answer: ${String(cause)}`, { cause });
    });
    const { value } = Answer.parse(await response.json());
    if (response.ok) return value;
    const { error, message } = ErrorValue.parse(value);
    throw new Error(`${error}: ${message}`);
  };
