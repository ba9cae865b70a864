import ArrowRightIcon from '@phosphor-icons/core/regular/arrow-right.svg?react';
import BookmarkIcon from '@phosphor-icons/core/regular/bookmark-simple.svg?react';
import StampIcon from '@phosphor-icons/core/regular/stamp.svg?react';
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

/** Objects of parts that several stories show, by the name of their type. */
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
/** The props that componentProps.ts has read for a component. */
export const extractArgTypes = (component: Documented | null | undefined): StrictArgTypes | null =>
  component?.storybookProps ?? null;

/** Lets people write the texts of content props, and choose among samples where the story gives more than a text. */
export const contentControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const typeName = argType.table?.type?.summary ?? '';
      if (argType.options) return [name, argType];
      if (typeName !== 'ReactNode') return [name, { ...argType, ...objects[typeName] }];
      if (typeof initialArgs[name] === 'string') return [name, { ...argType, control: { type: 'text' } }];
      return [name, { ...argType, ...(/icon/i.test(name) ? icons : contents) }];
    }),
  );

/** Gives a playground the defaults of its part, so that every switch and choice can be used at once. */
export const defaultArgs: ArgsEnhancer = ({ id, argTypes }) => {
  if (!id.endsWith('--playground')) return {};
  const defaults = Object.entries(argTypes).map(([name, { type, table }]) => {
    const written = table?.defaultValue?.summary;
    if (type?.name === 'boolean') return [name, written === 'true'];
    if (type?.name === 'enum')
      return [name, type.value.find((value) => written === `'${value}'` || written === String(value))];
    return [name, undefined];
  });
  return Object.fromEntries(defaults.filter(([, value]) => value !== undefined));
};
