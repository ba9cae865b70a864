import { endpoints } from '../../src/contract/endpoints.ts';
import { parseTime } from '../../src/shared/clock.ts';
import { type Outcome, parseOutcome } from '../http/faults.ts';
import { ID_KINDS, type IdKind } from '../world/ActionLog.ts';
import { editDistance, closestName, unknownNameError } from './unknownNameError.ts';

export const TRANSPORTS = ['page', 'worker'] as const;
export type TransportName = (typeof TRANSPORTS)[number];
export const CLOCK_KINDS = ['running', 'frozen'] as const;
export type ClockKind = (typeof CLOCK_KINDS)[number];

/** The state of the mock backend that a link describes; everything is optional. */
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
  ids?: IdKind;
  clock?: ClockKind;
}

/** The names of all endpoints, such as 'POST /api/posts/:id/like'. */
export const endpointNames: readonly string[] = Object.values(endpoints).flatMap((group) =>
  Object.values(group).map(({ method, path }) => `${method} ${path}`),
);

/** Checks the name of an endpoint. Throws RangeError. */
export function checkEndpoint(name: string): string {
  if (!endpointNames.includes(name)) throw unknownNameError('No such endpoint', name, endpointNames);
  return name;
}
/** Checks a non-negative number of milliseconds. Throws RangeError. */
export function checkLatency(ms: number): number {
  if (!Number.isFinite(ms) || ms < 0) throw new RangeError(`Not a delay: ${ms}`);
  return ms;
}

/** Throws RangeError for an unknown endpoint or outcome. */
export const parseFault = (endpoint: string, outcome: string | number): [string, Outcome] => [
  checkEndpoint(endpoint),
  parseOutcome(outcome),
];
export function parseFaultText(text: string): [string, Outcome] {
  const cut = text.lastIndexOf('~');
  return parseFault(text.slice(0, Math.max(cut, 0)).trim(), text.slice(cut + 1));
}
function parseEnum<W extends string>(what: string, text: string, values: readonly W[]): W {
  const value = values.find((each) => each === text);
  if (!value) throw unknownNameError(what, text, values);
  return value;
}
const parseOnOff = (text: string): boolean => parseEnum('Neither on nor off', text, ['on', 'off']) === 'on';
function parseText(text: string): string {
  if (text === '') throw new RangeError('An empty value');
  return text;
}

/** Parsers of the parameters; any other parameter belongs to the app. */
const parameters: { [name: string]: (text: string, state: LinkState) => LinkState } = {
  scenario: (text) => ({ scenario: parseText(text) }),
  as: (text) => ({ as: parseText(text) }),
  fault: (text, { faults = [] }) => ({ faults: [...faults, parseFaultText(text)] }),
  latency: (text) => ({ latency: checkLatency(Number(parseText(text))) }),
  now: (text) => ({ now: new Date(parseTime(text)).toISOString() }),
  panel: (text) => ({ panel: parseOnOff(text) }),
  transport: (text) => ({ transport: parseEnum('No such transport', text, TRANSPORTS) }),
  simulate: (text) => ({ simulate: parseOnOff(text) }),
  ids: (text) => ({ ids: parseEnum('No such kind of ids', text, ID_KINDS) }),
  clock: (text) => ({ clock: parseEnum('No such kind of clock', text, CLOCK_KINDS) }),
};

/** The parameter that a name is probably a typo of; undefined if it may be the app's own. */
function misspeltParameter(name: string): string | undefined {
  const nearest = closestName(name, Object.keys(parameters)) ?? '';
  const distance = editDistance(name.toLowerCase(), nearest);
  // Short words are close to many others, such as the app's own 'q'.
  const allowed = name.length < 3 ? 0 : nearest.length < 6 ? 1 : 2;
  return distance <= allowed ? nearest : undefined;
}

export interface ParsedLink {
  state: LinkState;
  /** One sentence for each invalid parameter name or value. If there are any, nothing in the link applies. */
  problems: string[];
  /** The moment in the fragment, in the format `openMoment` takes. */
  moment?: string;
  /** The address without these parameters; null if it has none. */
  cleaned: string | null;
}

const MOMENT = '#moment=';

/** Parses the mock backend's parameters in an address. */
export function parseLink(address: string): ParsedLink {
  const url = new URL(address);
  const isKnown = (name: string): boolean => Object.hasOwn(parameters, name);
  const given = [...url.searchParams].filter(([name]) => isKnown(name) || misspeltParameter(name));
  const problems: string[] = [];
  const state: LinkState = {};
  for (const [name, text] of given) {
    if (!isKnown(name))
      problems.push(`No such parameter: ${name}. The nearest is '${misspeltParameter(name)}'.`);
    try {
      Object.assign(state, parameters[name]?.(text, state));
    } catch (error) {
      problems.push(`${name}: ${error instanceof Error ? error.message : text}`);
    }
    url.searchParams.delete(name);
  }
  const moment = url.hash.startsWith(MOMENT) ? { moment: url.hash } : {};
  if (moment.moment) url.hash = '';
  const cleaned = given.length > 0 || moment.moment ? url.href.replace(/#$/, '') : null;
  return { state: problems.length > 0 ? {} : state, problems, ...moment, cleaned };
}

/** A link that opens this state in another browser. */
export function toLink(page: string, state: LinkState): string {
  const url = new URL(page);
  const add = (name: string, value: string | number | undefined): void => {
    if (value !== undefined) url.searchParams.append(name, String(value));
  };
  const onOff = (on: boolean | undefined) => (on === undefined ? undefined : on ? 'on' : 'off');
  add('scenario', state.scenario);
  add('as', state.as);
  for (const [endpoint, outcome] of state.faults ?? []) add('fault', `${endpoint}~${outcome}`);
  add('latency', state.latency);
  add('now', state.now);
  add('panel', onOff(state.panel));
  add('transport', state.transport);
  add('simulate', onOff(state.simulate));
  add('ids', state.ids);
  add('clock', state.clock);
  return url.href;
}
