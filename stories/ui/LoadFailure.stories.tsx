import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { LoadFailure } from '../../src/ui/LoadFailure.tsx';
import { statesInFrames } from '../support/statesInFrames.tsx';

const meta = {
  title: 'UI/LoadFailure',
  component: LoadFailure,
  args: { children: 'The level did not load.', onRetry: fn() },
} satisfies Meta<typeof LoadFailure>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(args.onRetry).toHaveBeenCalledOnce());
  },
};
/** Every state in a frame, in both themes. */
export const AllStates: Story = { ...statesInFrames, tags: ['!test', '!autodocs'] };
