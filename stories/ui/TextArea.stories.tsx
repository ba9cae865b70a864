import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextArea } from '../../src/ui/TextArea.tsx';
import { createUser } from '../support/user.ts';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'UI/TextArea (multiline input)',
  id: 'ui-textarea',
  component: TextArea,
  args: { label: 'Bio', defaultValue: 'Slow trains, long lunches.', onValue: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await createUser().type(canvas.getByLabelText('Bio'), '{Enter}No flights.');
    await expect(args.onValue).toHaveBeenLastCalledWith('Slow trains, long lunches.\nNo flights.');
  },
};
export const Counter: Story = { args: { counter: { value: 26, max: 500 } } };
/** Above the limit it warns but still accepts text. */
export const Over: Story = {
  parameters: { requirements: ['EDIT-03'] },
  args: { counter: { value: 501, max: 500 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('501/500')).toHaveAttribute('data-over');
  },
};
export const Mistake: Story = { args: { error: 'Write something first' } };
export const Hint: Story = {
  args: { hint: 'Shown on your profile' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Bio')).toHaveAccessibleDescription('Shown on your profile');
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const AllStates: Story = {
  ...bothThemes({ Default, Counter, Over, Mistake, Hint, Disabled }),
  tags: ['!test'],
};
