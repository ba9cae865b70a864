import type { Meta, StoryObj } from '@storybook/react-vite';
import { TagRow } from '../../src/ui/TagRow.tsx';

const meta = {
  title: 'UI/TagRow',
  component: TagRow,
  args: { tags: ['Mountains', 'Road trip', 'Monasteries', 'Stargazing'] },
} satisfies Meta<typeof TagRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** On the page background instead of a card. */
export const Raised: Story = { args: { raised: true } };
export const LongContent: Story = {
  args: { tags: ['Slow travel for people who have never once been on time', 'Rail'] },
};
