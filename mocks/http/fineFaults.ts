import { HttpResponse } from 'msw';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import type { Outcome } from './faults.ts';

/** A failure of some calls of one endpoint. */
export interface FineFault {
  outcome?: Outcome | undefined;
  /** It fails so often and then no more. */
  times?: number | undefined;
  /** So many calls succeed first. */
  after?: number | undefined;
  /** Only calls with these path parameters. */
  match?: Readonly<Record<string, string>> | undefined;
  /** Milliseconds before this answer; without anything else the answer is the right one, late. */
  delay?: number | undefined;
  /** Answers this status, with `body` where one is given. */
  status?: number | undefined;
  body?: unknown;
}

interface Armed extends FineFault {
  endpoint: string;
  seen: number;
}

/** What a call meets: a wait, and then an outcome, an answer, or what it would have met anyway. */
export interface Trouble {
  delay: number;
  outcome: Outcome | undefined;
  response: Response | undefined;
}

function takes(fault: Armed, endpoint: string, params: Readonly<Record<string, string>>): boolean {
  const isMeant = Object.entries(fault.match ?? {}).every(([name, value]) => params[name] === value);
  if (fault.endpoint !== endpoint || !isMeant) return false;
  fault.seen += 1;
  const turn = fault.seen - (fault.after ?? 0);
  return turn > 0 && turn <= (fault.times ?? Infinity);
}

function responseOf({ status, body, outcome }: FineFault, endpoint: Endpoint): Response | undefined {
  if (status === undefined && body === undefined) return undefined;
  const code = status ?? (typeof outcome === 'number' ? outcome : endpoint.status);
  if (typeof body === 'string') return new HttpResponse(body, { status: code });
  return HttpResponse.json(body === undefined ? { message: `Forced ${code}` } : Object(body), {
    status: code,
  });
}

/** Failures that choose their calls: by path parameters, so often, after so many. The latest one goes first. */
export function createFineFaults() {
  let faults: Armed[] = [];
  return {
    add: (endpoint: string, fault: FineFault): void => {
      faults = [{ ...fault, endpoint, seen: 0 }, ...faults];
    },
    clear: (): void => void (faults = []),
    /** What this call meets; undefined where nothing is meant for it. */
    next(endpoint: Endpoint, params: Readonly<Record<string, string>>): Trouble | undefined {
      const fault = faults.find((each) => takes(each, `${endpoint.method} ${endpoint.path}`, params));
      if (!fault) return undefined;
      return { delay: fault.delay ?? 0, outcome: fault.outcome, response: responseOf(fault, endpoint) };
    },
  };
}
