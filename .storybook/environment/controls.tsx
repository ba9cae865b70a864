import ArrowRightIcon from '@phosphor-icons/core/regular/arrow-right.svg?react';
import BookmarkIcon from '@phosphor-icons/core/regular/bookmark-simple.svg?react';
import StampIcon from '@phosphor-icons/core/regular/stamp.svg?react';
import type { Decorator } from '@storybook/react-vite';
import { Fragment, isValidElement } from 'react';
import type {
  ArgTypesEnhancer,
  ArgsEnhancer,
  StrictArgTypes,
  StrictInputType,
} from 'storybook/internal/types';
import { Button } from '../../src/ui/Button.tsx';
import type { Counter } from '../../src/ui/CharacterCount.tsx';
import { withoutData } from './dataControls.ts';
import { presets } from '../../stories/support/presets.ts';

const icons = presets<React.ReactNode>({
  'No icon': undefined,
  Stamp: <StampIcon aria-hidden />,
  Bookmark: <BookmarkIcon aria-hidden />,
  Arrow: <ArrowRightIcon aria-hidden />,
});
const contents = presets<React.ReactNode>({
  Nothing: undefined,
  'A few words': 'Spiti by road',
  'A sentence': 'The bus from Reckong Peo took eleven hours, and nobody minded.',
  'A word that is too long': 'Thiruvananthapuram'.repeat(4),
  'A button': <Button variant="line">View all</Button>,
});

/** Sample objects for props shared by several stories, by type name. */
const objects: Record<string, object> = {
  Counter: presets<Counter | undefined>({
    None: undefined,
    'Well below the limit': { value: 12, max: 200 },
    'Over the limit': { value: 212, max: 200 },
    'Shown from the start': { value: 0, max: 160, soft: true },
  }),
};

interface Documented {
  storybookProps?: StrictArgTypes;
}
/** The arg types of a component, from the props that componentProps.ts has read. */
export const extractArgTypes = (component: Documented | null | undefined): StrictArgTypes | null =>
  component?.storybookProps ?? null;

/** Maps an empty field to undefined, so that a control can be typed into immediately. */
const noText = { '': undefined };
/** The preset that stands for the story's own value. */
const OWN_PRESET = 'As in this story';
/** The choice that leaves out a prop. */
const DEFAULT = 'Default';

const isPlayground = (id: string): boolean => id.endsWith('--playground');
const isData = (value: unknown): boolean => typeof value === 'object' && !isValidElement(value);
const isSame = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || (isData(one) && isData(other) && JSON.stringify(one) === JSON.stringify(other));

/** Adds a choice for leaving out a prop whose default is none of its options. */
function withDefault(argType: StrictInputType): StrictInputType {
  const { type, table, options = [] } = argType;
  const written = table?.defaultValue?.summary;
  const isListed = options.some((option) => written === `'${option}'` || written === String(option));
  if (isListed || (typeof type === 'object' && type.required)) return argType;
  return { ...argType, options: [DEFAULT, ...options], mapping: { [DEFAULT]: undefined } };
}

/** The control of one prop, given the story's value. */
function controlFor(name: string, argType: StrictInputType, value: unknown): StrictInputType {
  const typeName = argType.table?.type?.summary ?? '';
  if (argType.type?.name === 'enum') return withDefault(argType);
  if (argType.options) return argType;
  if (argType.type?.name === 'string' && !argType.type.required) return { ...argType, mapping: noText };
  if (typeName !== 'ReactNode') return { ...argType, ...objects[typeName] };
  if (typeof value === 'string') return { ...argType, control: { type: 'text' } };
  return { ...argType, ...(/icon/i.test(name) ? icons : contents) };
}

/** Adds the story's own value to the presets if it is none of them, so that it can be chosen again. */
function withOwnPreset(argType: StrictInputType, value: unknown): StrictInputType {
  const { mapping, options, control } = argType;
  if (!options || value === undefined || options.includes(value)) return argType;
  if (Object.values(mapping ?? {}).some((preset) => isSame(preset, value))) return argType;
  if (mapping)
    return { ...argType, options: [OWN_PRESET, ...options], mapping: { [OWN_PRESET]: value, ...mapping } };
  // Ids are options themselves, with the presets' names as labels.
  if (typeof value !== 'string') return argType;
  const labels = typeof control === 'object' && 'labels' in control ? control.labels : {};
  return {
    ...argType,
    options: [value, ...options],
    control: { type: 'select', labels: { [value]: OWN_PRESET, ...labels } },
  };
}

/** Makes text props editable, including content, and offers samples if the story uses more than text. */
export const contentControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const value = initialArgs[name];
      return [name, withOwnPreset(controlFor(name, argType, value), value)];
    }),
  );

/** Replaces initial values with preset names, so that the controls show which preset is selected. */
export const chosenPresets: ArgsEnhancer = ({ argTypes, initialArgs }) => {
  const chosen = Object.entries(argTypes).map(([name, { mapping }]) => {
    const all: [string, unknown][] = Object.entries(mapping ?? {});
    return [name, all.find(([, value]) => isSame(value, initialArgs[name]))?.[0]];
  });
  return Object.fromEntries(chosen.filter(([, preset]) => preset !== undefined));
};

/**
 * Fills in a playground's missing args with the component's defaults, so that every control is usable
 * immediately.
 */
export const defaultArgs: ArgsEnhancer = ({ id, argTypes, initialArgs }) => {
  if (!isPlayground(id)) return {};
  const defaults = Object.entries(argTypes).map(([name, { type, table }]) => {
    const written = table?.defaultValue?.summary;
    if (type?.name === 'boolean') return [name, written === 'true'];
    if (type?.name === 'number') return [name, written === undefined ? undefined : Number(written)];
    if (type?.name === 'enum')
      return [name, type.value.find((value) => written === `'${value}'` || written === String(value))];
    return [name, undefined];
  });
  return Object.fromEntries(
    defaults.filter(([name, value]) => value !== undefined && initialArgs[String(name)] === undefined),
  );
};

/** Props that only set an initial state. */
const BEGINNINGS = ['value', 'defaultValue', 'checked', 'start', 'first'];
/**
 * Remounts a playground when a control changes an initial-state prop; otherwise the change would have no
 * effect.
 */
export const restartPlayground: Decorator = (Story, { id, args }) => {
  const begins = BEGINNINGS.map((name) => args[name]).filter((value) => typeof value !== 'object');
  return (
    <Fragment key={isPlayground(id) ? begins.join() : ''}>
      <Story args={withoutData(args)} />
    </Fragment>
  );
};
