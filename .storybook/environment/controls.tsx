import ArrowRightIcon from '@phosphor-icons/core/regular/arrow-right.svg?react';
import BookmarkIcon from '@phosphor-icons/core/regular/bookmark-simple.svg?react';
import StampIcon from '@phosphor-icons/core/regular/stamp.svg?react';
import type { Decorator } from '@storybook/react-vite';
import { Fragment, isValidElement } from 'react';
import type { ArgTypesEnhancer, ArgsEnhancer, StrictArgTypes } from 'storybook/internal/types';
import { Button } from '../../src/ui/Button.tsx';
import type { Counter } from '../../src/ui/CharacterCount.tsx';
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

/** Makes text props editable, including content, and offers samples if the story uses more than text. */
export const contentControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const typeName = argType.table?.type?.summary ?? '';
      if (argType.options) return [name, argType];
      if (argType.type?.name === 'string' && !argType.type.required)
        return [name, { ...argType, mapping: noText }];
      if (typeName !== 'ReactNode') return [name, { ...argType, ...objects[typeName] }];
      if (typeof initialArgs[name] === 'string') return [name, { ...argType, control: { type: 'text' } }];
      return [name, { ...argType, ...(/icon/i.test(name) ? icons : contents) }];
    }),
  );

const isPlayground = (id: string): boolean => id.endsWith('--playground');
const isData = (value: unknown): boolean => typeof value === 'object' && !isValidElement(value);
const isSame = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || (isData(one) && isData(other) && JSON.stringify(one) === JSON.stringify(other));

/**
 * Replaces a playground's initial values with preset names, so that its controls show which preset is
 * selected.
 */
export const chosenPresets: ArgsEnhancer = ({ id, argTypes, initialArgs }) => {
  if (!isPlayground(id)) return {};
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
    if (type?.name === 'enum')
      return [name, type.value.find((value) => written === `'${value}'` || written === String(value))];
    return [name, undefined];
  });
  return Object.fromEntries(
    defaults.filter(([name, value]) => value !== undefined && initialArgs[String(name)] === undefined),
  );
};

/** Props that only set an initial state. */
const BEGINNINGS = ['value', 'defaultValue', 'checked', 'start'];
/**
 * Remounts a playground when a control changes an initial-state prop; otherwise the change would have no
 * effect.
 */
export const restartPlayground: Decorator = (Story, { id, args }) => {
  const begins = BEGINNINGS.map((name) => args[name]).filter((value) => typeof value !== 'object');
  return (
    <Fragment key={isPlayground(id) ? begins.join() : ''}>
      <Story />
    </Fragment>
  );
};
