import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorState } from '../../src/ui/ErrorState.tsx';

const meta = {
  title: 'UI/ErrorState',
  component: ErrorState,
  args: { title: 'The feed did not load', text: 'Check the connection.', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const TitleOnly: Story = { args: { text: undefined } };
