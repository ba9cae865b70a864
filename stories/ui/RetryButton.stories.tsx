import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { RetryButton } from '../../src/ui/RetryButton.tsx';
import { statesInFrames } from '../support/statesInFrames.tsx';

const meta = {
  title: 'UI/RetryButton',
  component: RetryButton,
  args: { children: 'Try again', onRetry: fn() },
} satisfies Meta<typeof RetryButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
/** Focus moves to the heading of what has loaded in its place. */
export const Loaded: Story = {
  render: function Render(args) {
    const [loaded, setLoaded] = useState(false);
    return (
      <div>{loaded ? <h2>Packages</h2> : <RetryButton {...args} onRetry={() => setLoaded(true)} />}</div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Packages' })).toHaveFocus());
  },
};
/** Every state in a frame, in both themes. */
export const AllStates: Story = { ...statesInFrames, tags: ['!test', '!autodocs'] };
