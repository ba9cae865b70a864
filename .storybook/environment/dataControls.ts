import { endpointNames } from '../../mocks/control/links.ts';
import type { ArgTypesEnhancer, ArgsEnhancer, StrictInputType } from 'storybook/internal/types';
import * as z from 'zod/mini';
import { globalTypes } from './toolbars.ts';

const choice = (
  name: string,
  description: string,
  options: readonly string[],
  control: StrictInputType['control'] = { type: 'inline-radio' },
): StrictInputType => ({
  name,
  description,
  // A copy, because Storybook cannot send one list to the panel twice.
  options: [...options],
  control,
  table: { category: 'Mock backend', type: { summary: options.map((option) => `'${option}'`).join(' | ') } },
});

interface Toolbar {
  description: string;
  toolbar: { items: readonly { value: string; title: string }[] };
}
/** A dropdown with the items of a toolbar. */
function asInToolbar(name: string, { description, toolbar: { items } }: Toolbar): StrictInputType {
  const labels = Object.fromEntries(
    items.map(({ value, title }) => [value, value === '' ? 'As in the toolbar' : title]),
  );
  return {
    ...choice(name, description, Object.keys(labels), { type: 'select', labels }),
    table: { category: 'Mock backend' },
  };
}

const person = asInToolbar('Person', globalTypes.person);
const scenario = asInToolbar('Scenario', globalTypes.scenario);
const REPLIES = ['succeeds', 'is pending', 'fails'];
const reads = choice('Loading', 'The replies to what the component reads', REPLIES);
const writes = choice('Saving', 'The replies to what the user sends', REPLIES);
const START = { person: '', scenario: '', reads: 'succeeds', writes: 'succeeds' };
const NAMES = new Set(Object.keys(START));

interface Playground {
  id: string;
  component?: unknown;
  parameters: object;
}
const hasData = ({ id, parameters }: Playground): boolean =>
  id.endsWith('--playground') && 'scenario' in parameters;
/** A wrapper from a story file loads what it hands to the part, so it would show nothing. */
const isWrapper = ({ component }: Playground): boolean => !('storybookUses' in Object(component));

/** A story's parameter: names of the controls below that would change nothing in it. */
const Without = z.object({ withoutControls: z.array(z.string()) });

/** Adds controls for the mock backend to a playground that reads data. */
export const dataControls: ArgTypesEnhancer = ({ argTypes, ...story }) => {
  if (!hasData(story)) return argTypes;
  const without = z.safeParse(Without, story.parameters).data?.withoutControls ?? [];
  const controls = { person, scenario, ...(isWrapper(story) ? {} : { reads }), writes };
  const useful = Object.entries(controls).filter(([name]) => !without.includes(name));
  return { ...argTypes, ...Object.fromEntries(useful) };
};
/** The initial values of these controls. */
export const dataArgs: ArgsEnhancer = (story) => (hasData(story) ? START : {});

/** The component's own args, without these controls. */
export const withoutData = (args: object): object =>
  Object.fromEntries(Object.entries(args).filter(([name]) => !NAMES.has(name)));

const Chosen = z.object({
  person: z.string(),
  scenario: z.string(),
  reads: z.string(),
  writes: z.string(),
});
const OUTCOMES: Record<string, number | string> = { 'is pending': 'timeout', fails: 500 };
/** Without a session, most parts would show something else. */
const SESSION = 'GET /api/auth/user';

/** The state chosen with these controls, as story parameters; empty for other stories. */
export function chosenData(args: object | undefined) {
  const { data } = Chosen.safeParse(args ?? {});
  if (!data) return {};
  const faults = endpointNames
    .filter((name) => name !== SESSION)
    .flatMap((name) => {
      const outcome = OUTCOMES[name.startsWith('GET ') ? data.reads : data.writes];
      return outcome === undefined ? [] : [[name, outcome] as const];
    });
  return {
    ...(data.person && { as: data.person }),
    ...(data.scenario && { scenario: data.scenario }),
    ...(faults.length > 0 && { faults: Object.fromEntries(faults) }),
  };
}
