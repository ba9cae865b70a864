import { HttpResponse, delay } from 'msw';
import type { Endpoint } from '../../src/contract/endpoint.ts';

/** A status, or a failure below HTTP: no network, no answer in time, broken JSON, a host's HTML page. */
export type Outcome = number | 'offline' | 'timeout' | 'malformed' | 'html';

const OUTCOMES = new Set<string>(['offline', 'timeout', 'malformed', 'html']);
const STATUS_TEXT: Record<number, string> = { 401: 'Unauthorized', 403: 'Forbidden', 404: 'Not found' };

/** 'Waits for ever' as a person sees it, in ms; a test or reset does not wait for it. */
const TIMEOUT = 60_000;

/** Reads an outcome as links and stories spell it. Throws RangeError for a word that is none. */
export function parseOutcome(word: string | number): Outcome {
  const status = Number(word);
  if (Number.isInteger(status) && status >= 200 && status <= 599) return status;
  if (OUTCOMES.has(String(word))) return word as Outcome;
  throw new RangeError(`Not an outcome: ${word}`);
}

async function respond(outcome: Outcome): Promise<Response> {
  if (outcome === 'offline') return HttpResponse.error();
  if (outcome === 'malformed')
    return new HttpResponse('{"data": [', { headers: { 'Content-Type': 'application/json' } });
  if (outcome === 'html') return HttpResponse.html('<!doctype html><title>Host page</title>');
  if (outcome === 'timeout') {
    await delay(TIMEOUT);
    return HttpResponse.error();
  }
  return HttpResponse.json({ message: STATUS_TEXT[outcome] ?? `Forced ${outcome}` }, { status: outcome });
}

/** Forced failures per endpoint ('POST /api/posts/:id/like') and a delay of each answer. */
export function createFaults() {
  const outcomes = new Map<string, Outcome>();
  let latency = 0;
  return {
    set: (endpoint: string, outcome: Outcome): void => void outcomes.set(endpoint, outcome),
    clear: (): void => outcomes.clear(),
    /** Milliseconds before each answer. */
    latency: (ms: number): void => void (latency = Math.max(0, ms)),
    /** What is forced now, for the panel and its link. */
    list: (): ReadonlyMap<string, Outcome> => outcomes,
    delay: (): number => latency,
    async apply(row: Endpoint): Promise<Response | undefined> {
      if (latency > 0) await delay(latency);
      const outcome = outcomes.get(`${row.method} ${row.path}`);
      return outcome === undefined ? undefined : respond(outcome);
    },
  };
}
export type Faults = ReturnType<typeof createFaults>;
