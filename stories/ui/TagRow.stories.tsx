import type { Meta, StoryObj } from '@storybook/react-vite';
import { TagRow } from '../../src/ui/TagRow.tsx';
import { presets } from '../support/presets.ts';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'UI/TagRow',
  component: TagRow,
  argTypes: {
    tags: presets({
      'Four words': ['Mountains', 'Road trip', 'Monasteries', 'Stargazing'],
      'One word': ['Mountains'],
      'More than fit': ['Mountains', 'Road trip', 'Monasteries', 'Stargazing', 'Homestays', 'Apricots'],
    }),
  },
  args: { tags: ['Mountains', 'Road trip', 'Monasteries', 'Stargazing'] },
} satisfies Meta<typeof TagRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Default: Story = {};
/** On the page background instead of a card. */
export const Raised: Story = { args: { raised: true } };
export const LongContent: Story = {
  args: { tags: ['Slow travel for people who have never once been on time', 'Rail'] },
};
export const AllStates: Story = { ...bothThemes({ Default, Raised, LongContent }), tags: ['!test'] };
