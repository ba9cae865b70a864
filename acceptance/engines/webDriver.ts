import * as z from 'zod/mini';

const Answer = z.object({ value: z.unknown() });
const Refusal = z.object({ error: z.string(), message: z.string() });

/** A command of W3C WebDriver (https://www.w3.org/TR/webdriver2/) and its value. */
export type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

export const webDriver =
  (origin: string): Command =>
  async (method, path, body) => {
    const response = await fetch(origin + path, {
      method,
      // A browser that hangs fails its journey, not the run.
      signal: AbortSignal.timeout(60_000),
      ...(body ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } } : {}),
    });
    const { value } = Answer.parse(await response.json());
    if (response.ok) return value;
    const { error, message } = Refusal.parse(value);
    throw new Error(`${error}: ${message}`);
  };
