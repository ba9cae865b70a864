import { HttpResponse } from 'msw';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { unknownNameError } from '../control/unknownNameError.ts';
import { createFaultRules } from './faultRules.ts';

const NETWORK_FAILURES = ['offline', 'timeout', 'malformed', 'html'] as const;
/** A status, or a failure below HTTP: no network, timeout, broken JSON, or the host's HTML page. */
export type Outcome = number | (typeof NETWORK_FAILURES)[number];

const STATUS_TEXT: Record<number, string> = { 401: 'Unauthorized', 403: 'Forbidden', 404: 'Not found' };

/** Suggestions for a misspelt outcome. */
const OUTCOMES = [...NETWORK_FAILURES, '400', '401', '403', '404', '409', '413', '500', '503'];

/** When a 'timeout' gives up, ms. */
const TIMEOUT = 60_000;

/** Parses an outcome from a link, a story or a script. Throws RangeError for an unknown one. */
export function parseOutcome(value: string | number): Outcome {
  const status = Number(value);
  if (Number.isInteger(status) && status >= 200 && status <= 599) return status;
  const failure = NETWORK_FAILURES.find((name) => name === value);
  if (failure === undefined) throw unknownNameError('Not an outcome', String(value), OUTCOMES);
  return failure;
}

async function respond(outcome: Outcome): Promise<Response> {
  if (outcome === 'offline') return HttpResponse.error();
  if (outcome === 'malformed')
    return new HttpResponse('{"data": [', { headers: { 'Content-Type': 'application/json' } });
  if (outcome === 'html') return HttpResponse.html('<!doctype html><title>Host page</title>');
  if (outcome === 'timeout') {
    await new Promise((resolve) => setTimeout(resolve, TIMEOUT));
    return HttpResponse.error();
  }
  return HttpResponse.json({ message: STATUS_TEXT[outcome] ?? `Forced ${outcome}` }, { status: outcome });
}

/** Pending delays that can all be ended at once. */
function createWaits() {
  const waiting = new Set<() => void>();
  return {
    wait: (ms: number): Promise<void> =>
      new Promise((resolve) => {
        const end = (): void => {
          clearTimeout(timer);
          waiting.delete(end);
          resolve();
        };
        const timer = setTimeout(end, ms);
        waiting.add(end);
      }),
    endAll(): void {
      for (const end of waiting) end();
    },
    size: (): number => waiting.size,
  };
}

/** Forced failures per endpoint ('POST /api/posts/:id/like') and a delay before each response. */
export function createFaults() {
  const outcomes = new Map<string, Outcome>();
  const rules = createFaultRules();
  const delays = new Map<string, number>();
  const waits = createWaits();
  let latency = 0;
  return {
    set: (endpoint: string, outcome: Outcome): void => void outcomes.set(endpoint, outcome),
    /** Adds a fault that applies only to matching calls. */
    add: rules.add,
    clear: (): void => [outcomes, rules, delays].forEach((each) => each.clear()),
    /** The forced outcomes by endpoint. */
    list: (): ReadonlyMap<string, Outcome> => outcomes,
    /** 0 also releases delayed calls. */
    setLatency(ms: number): void {
      latency = Math.max(0, ms);
      if (latency === 0) waits.endAll();
    },
    /** Delay of one endpoint in milliseconds, overriding the general latency. */
    setDelay: (endpoint: string, ms: number): void => void delays.set(endpoint, ms),
    /** Milliseconds before each response. */
    latency: (): number => latency,
    /** Number of calls currently delayed. */
    waiting: waits.size,
    /** Waits for the latency, then returns the forced response, if any. */
    async apply(
      endpoint: Endpoint,
      params: Readonly<Record<string, string>> = {},
    ): Promise<Response | undefined> {
      const name = `${endpoint.method} ${endpoint.path}`;
      const own = rules.next(endpoint, params);
      const ms = (delays.get(name) ?? latency) + (own?.delay ?? 0);
      if (ms > 0) await waits.wait(ms);
      if (own) return own.response ?? (own.outcome === undefined ? undefined : respond(own.outcome));
      const outcome = outcomes.get(name);
      return outcome === undefined ? undefined : respond(outcome);
    },
  };
}
export type Faults = ReturnType<typeof createFaults>;
