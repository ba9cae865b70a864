import { endpoints } from '../../src/contract/endpoints.ts';
import { type Outcome, parseOutcome } from '../http/faults.ts';

export const TRANSPORTS = ['page', 'worker'] as const;
export type TransportName = (typeof TRANSPORTS)[number];

/** What a link can ask of the mock side; everything may be left out. */
export interface LinkState {
  scenario?: string;
  as?: string;
  faults?: [endpoint: string, outcome: Outcome][];
  latency?: number;
  /** ISO date. */
  now?: string;
  panel?: boolean | undefined;
  transport?: TransportName | undefined;
  simulate?: boolean | undefined;
}

/** Every endpoint as faults name it: 'POST /api/posts/:id/like'. */
export const endpointNames: readonly string[] = Object.values(endpoints).flatMap((group) =>
  Object.values(group).map(({ method, path }) => `${method} ${path}`),
);

/** Throws RangeError where the table has no such row. */
function checkEndpoint(name: string): string {
  if (!endpointNames.includes(name)) throw new RangeError(`No such endpoint: ${name}`);
  return name;
}
export function checkLatency(ms: number): number {
  if (!Number.isFinite(ms) || ms < 0) throw new RangeError(`Not a delay: ${ms}`);
  return ms;
}

/** Throws RangeError for an endpoint or an outcome that is none. */
export const parseFault = (endpoint: string, outcome: string | number): [string, Outcome] => [
  checkEndpoint(endpoint),
  parseOutcome(outcome),
];
function parseFaultText(text: string): [string, Outcome] {
  const cut = text.lastIndexOf('~');
  return parseFault(text.slice(0, Math.max(cut, 0)).trim(), text.slice(cut + 1));
}
function parseDate(text: string): string {
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw new RangeError(`Not a date: ${text}`);
  return new Date(time).toISOString();
}
function parseSwitch(text: string): boolean {
  if (text !== 'on' && text !== 'off') throw new RangeError(`Neither on nor off: ${text}`);
  return text === 'on';
}
function parseTransport(text: string): TransportName {
  const found = TRANSPORTS.find((name) => name === text);
  if (!found) throw new RangeError(`No such transport: ${text}`);
  return found;
}
function parseText(text: string): string {
  if (text === '') throw new RangeError('An empty value');
  return text;
}

/** How each parameter is read; a name that is not here belongs to the app. */
const parameters: { [name: string]: (text: string, state: LinkState) => LinkState } = {
  scenario: (text) => ({ scenario: parseText(text) }),
  as: (text) => ({ as: parseText(text) }),
  fault: (text, { faults = [] }) => ({ faults: [...faults, parseFaultText(text)] }),
  latency: (text) => ({ latency: checkLatency(Number(parseText(text))) }),
  now: (text) => ({ now: parseDate(text) }),
  panel: (text) => ({ panel: parseSwitch(text) }),
  transport: (text) => ({ transport: parseTransport(text) }),
  simulate: (text) => ({ simulate: parseSwitch(text) }),
};

export interface ParsedLink {
  state: LinkState;
  /** What could not be understood, one sentence each; the rest of the link still holds. */
  problems: string[];
  /** The address without the parameters; null where it had none. */
  cleaned: string | null;
}

/** Reads the parameters of an address (interfaces.md, Links). */
export function parseLink(address: string): ParsedLink {
  const url = new URL(address);
  const found = [...url.searchParams].filter(([name]) => Object.hasOwn(parameters, name));
  const problems: string[] = [];
  const state: LinkState = {};
  for (const [name, text] of found) {
    try {
      Object.assign(state, parameters[name]?.(text, state));
    } catch (error) {
      problems.push(`${name}: ${error instanceof Error ? error.message : text}`);
    }
    url.searchParams.delete(name);
  }
  return { state, problems, cleaned: found.length > 0 ? url.href : null };
}

/** The address that brings another browser into this state. */
export function toLink(page: string, state: LinkState): string {
  const url = new URL(page);
  const add = (name: string, value: string | number | undefined): void => {
    if (value !== undefined) url.searchParams.append(name, String(value));
  };
  const word = (on: boolean | undefined) => (on === undefined ? undefined : on ? 'on' : 'off');
  add('scenario', state.scenario);
  add('as', state.as);
  for (const [endpoint, outcome] of state.faults ?? []) add('fault', `${endpoint}~${outcome}`);
  add('latency', state.latency);
  add('now', state.now);
  add('panel', word(state.panel));
  add('transport', state.transport);
  add('simulate', word(state.simulate));
  return url.href;
}
