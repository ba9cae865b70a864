import * as z from 'zod/mini';
import { parseFault } from '../../mocks/control/links.ts';
import type { RowChange } from '../../mocks/db/rows.ts';
import type { Outcome } from '../../mocks/http/faults.ts';
import { parseStoredRow } from '../../mocks/persistence/storedRows.ts';
import { type ScenarioName, scenarios } from '../../mocks/scenarios/scenarios.ts';
import { chosenData } from './dataControls.ts';

/** The default time in stories, so that screenshots do not depend on the date. */
export const STORY_NOW = '2026-11-21T10:00:00+05:30';
/** The default user, if neither the story nor its scenario sets one: a traveler with some of everything. */
const STORY_PERSON = 'traveller_001';

/**
 * The parameters that set a story's state, with the same names as in the demo's links (`?scenario=`, `as=`,
 * `fault=`, `latency=`, `now=`); `begins` and `changes` come from a moment that was frozen as a story. A
 * story without any of them runs without a backend.
 */
const Parameters = z.object({
  /** False for a story without a backend among stories that have one. */
  backend: z.optional(z.literal(false)),
  /** In-app path at which the whole app is shown. Without it the story is a single component. */
  route: z.optional(z.string()),
  scenario: z.optional(z.string()),
  /** A user's id, or 'visitor' when signed out. */
  as: z.optional(z.string()),
  /** Outcome by endpoint: `{ 'GET /api/unified-feed': 500 }`. */
  faults: z.optional(z.record(z.string(), z.union([z.number(), z.string()]))),
  /** Delay before each reply in ms. */
  latency: z.optional(z.number()),
  now: z.optional(z.string()),
  /** The time at which the scenario's rows were created, if it is not `now`. */
  begins: z.optional(z.string()),
  /** Rows changed since then, by table and id: `{ 'like/p1:u1': {…} }`; null for removed rows. */
  changes: z.optional(z.record(z.string(), z.unknown())),
});

export interface StoryParameters {
  route: string | null;
  scenario: ScenarioName;
  as: string;
  faults: [endpoint: string, outcome: Outcome][];
  latency: number;
  now: string;
  begins: string;
  changes: RowChange[];
}

const isScenario = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name);
function scenarioNamed(name: string): ScenarioName {
  if (!isScenario(name)) throw new RangeError(`No such scenario: ${name}`);
  return name;
}
/** The toolbar's choice; empty means the story's default. */
const chosen = (globals: object, name: string): string | undefined => {
  const value: unknown = Reflect.get(globals, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** Reads a story's state; null if it has none. Throws RangeError for an unknown value. */
export function readStoryParameters(story: {
  parameters: object;
  globals: object;
  args?: object;
}): StoryParameters | null {
  const parameters = z.parse(Parameters, story.parameters);
  if (parameters.backend === false || Object.values(parameters).every((value) => value === undefined))
    return null;
  const controls = chosenData(story.args);
  const scenario = scenarioNamed(
    controls.scenario ?? chosen(story.globals, 'scenario') ?? parameters.scenario ?? 'full',
  );
  const faults = Object.entries({ ...parameters.faults, ...controls.faults });
  return {
    route: parameters.route ?? null,
    scenario,
    as:
      controls.as ??
      chosen(story.globals, 'person') ??
      parameters.as ??
      scenarios[scenario].as ??
      STORY_PERSON,
    faults: faults.map(([endpoint, outcome]) => parseFault(endpoint, outcome)),
    latency: parameters.latency ?? 0,
    now: parameters.now ?? STORY_NOW,
    begins: parameters.begins ?? parameters.now ?? STORY_NOW,
    changes: Object.entries(parameters.changes ?? {}).map(([key, row]) => parseStoredRow(key, row)),
  };
}
