import { HttpResponse, delay } from 'msw';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { unknownWord } from '../control/unknownWord.ts';

const NETWORK_FAILURES = ['offline', 'timeout', 'malformed', 'html'] as const;
/** A status, or a failure below HTTP: no network, no answer in time, broken JSON, a host's HTML page. */
export type Outcome = number | (typeof NETWORK_FAILURES)[number];

const STATUS_TEXT: Record<number, string> = { 401: 'Unauthorized', 403: 'Forbidden', 404: 'Not found' };

/** What a misspelt outcome may have meant. */
const OUTCOMES = [...NETWORK_FAILURES, '400', '401', '403', '404', '409', '413', '500', '503'];

/** When a 'timeout' gives up, ms. */
const TIMEOUT = 60_000;

/** Reads an outcome from a link, a story or a script. Throws RangeError for an unknown one. */
export function parseOutcome(value: string | number): Outcome {
  const status = Number(value);
  if (Number.isInteger(status) && status >= 200 && status <= 599) return status;
  const failure = NETWORK_FAILURES.find((name) => name === value);
  if (failure === undefined) throw unknownWord('Not an outcome', String(value), OUTCOMES);
  return failure;
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

/** Forced failures per endpoint ('POST /api/posts/:id/like') and a delay before each answer. */
export function createFaults() {
  const outcomes = new Map<string, Outcome>();
  let latency = 0;
  const waiting = new Set<() => void>();
  const wait = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        waiting.delete(end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      waiting.add(end);
    });
  return {
    set: (endpoint: string, outcome: Outcome): void => void outcomes.set(endpoint, outcome),
    clear: (): void => outcomes.clear(),
    /** The forced outcomes by endpoint. */
    list: (): ReadonlyMap<string, Outcome> => outcomes,
    /** 0 also releases the calls that wait. */
    setLatency(ms: number): void {
      latency = Math.max(0, ms);
      if (latency === 0) for (const end of waiting) end();
    },
    /** Milliseconds before each answer. */
    latency: (): number => latency,
    /** How many calls wait for it. */
    waiting: (): number => waiting.size,
    /** Waits for the latency, then returns the forced response where there is one. */
    async apply({ method, path }: Endpoint): Promise<Response | undefined> {
      if (latency > 0) await wait(latency);
      const outcome = outcomes.get(`${method} ${path}`);
      return outcome === undefined ? undefined : respond(outcome);
    },
  };
}
export type Faults = ReturnType<typeof createFaults>;
