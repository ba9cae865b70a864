import { HttpResponse } from 'msw';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import type { Outcome } from './faults.ts';

/** A fault for some calls of one endpoint. */
export interface FaultRule {
  outcome?: Outcome | undefined;
  /** How many calls fail; unlimited by default. */
  times?: number | undefined;
  /** How many calls succeed first. */
  after?: number | undefined;
  /** Applies only to calls with these path parameters. */
  match?: Readonly<Record<string, string>> | undefined;
  /** Milliseconds before the response; with no other option the normal response is sent, delayed. */
  delay?: number | undefined;
  /** Respond with this status, and with `body` if given. */
  status?: number | undefined;
  body?: unknown;
}

interface ActiveRule extends FaultRule {
  endpoint: string;
  callCount: number;
}

/** What happens to a call: a delay, then an outcome, a response, or the normal handling. */
interface AppliedFault {
  delay: number;
  outcome: Outcome | undefined;
  response: Response | undefined;
}

function appliesTo(fault: ActiveRule, endpoint: string, params: Readonly<Record<string, string>>): boolean {
  const hasMatchingParams = Object.entries(fault.match ?? {}).every(
    ([name, value]) => params[name] === value,
  );
  if (fault.endpoint !== endpoint || !hasMatchingParams) return false;
  fault.callCount += 1;
  const turn = fault.callCount - (fault.after ?? 0);
  return turn > 0 && turn <= (fault.times ?? Infinity);
}

function responseOf({ status, body, outcome }: FaultRule, endpoint: Endpoint): Response | undefined {
  if (status === undefined && body === undefined) return undefined;
  const code = status ?? (typeof outcome === 'number' ? outcome : endpoint.status);
  if (typeof body === 'string') return new HttpResponse(body, { status: code });
  if (body === null) return HttpResponse.json(null, { status: code });
  return HttpResponse.json(body === undefined ? { message: `Forced ${code}` } : Object(body), {
    status: code,
  });
}

/**
 * Faults that apply to some calls only: by path parameters, a number of times, after a number of calls. Last added
 * wins.
 */
export function createFaultRules() {
  let faults: ActiveRule[] = [];
  return {
    /** The returned function removes it again. */
    add: (endpoint: string, fault: FaultRule): (() => void) => {
      const added = { ...fault, endpoint, callCount: 0 };
      faults = [added, ...faults];
      return () => void (faults = faults.filter((each) => each !== added));
    },
    clear: (): void => void (faults = []),
    /** The fault for this call; undefined if none applies. */
    next(endpoint: Endpoint, params: Readonly<Record<string, string>>): AppliedFault | undefined {
      const fault = faults.find((each) => appliesTo(each, `${endpoint.method} ${endpoint.path}`, params));
      if (!fault) return undefined;
      return { delay: fault.delay ?? 0, outcome: fault.outcome, response: responseOf(fault, endpoint) };
    },
  };
}
