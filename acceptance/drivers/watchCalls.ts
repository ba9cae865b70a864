import type { BrowserContext, Response } from '@playwright/test';
import type { Call } from './createTrafficCheck.ts';

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return text;
  }
};

/**
 * The request and response as seen by the browser; undefined if the page was left before the response was
 * read.
 */
async function callOf(response: Response): Promise<Call | undefined> {
  const request = response.request();
  const { pathname, searchParams } = new URL(response.url());
  const reply = await response.text().catch(() => undefined);
  if (reply === undefined) return undefined;
  return {
    method: request.method(),
    path: pathname,
    query: Object.fromEntries(searchParams),
    body: parsed(request.postData()),
    status: response.status(),
    reply: parsed(reply),
  };
}

/**
 * Records the API calls that the browser sees, for backends that keep no record; returns a function that
 * returns them.
 */
export function watchCalls(context: BrowserContext, origin: string): () => Promise<Call[]> {
  const seen: Promise<Call | undefined>[] = [];
  context.on('response', (response) => {
    if (response.url().startsWith(`${origin}/api/`)) seen.push(callOf(response));
  });
  return async () => (await Promise.all(seen)).filter((call) => call !== undefined);
}
