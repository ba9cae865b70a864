import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { presets } from '../support/presets.ts';
import { InfiniteSentinel } from '../../src/ui/InfiniteSentinel.tsx';

const meta = {
  title: 'UI/InfiniteSentinel (infinite scroll, pagination)',
  id: 'ui-infinitesentinel',
  component: InfiniteSentinel,
  argTypes: {
    rootMargin: presets({ 'When it is seen': '0px', 'A screen earlier': '100%', '400 px earlier': '400px' }),
  },
  args: { onReach: fn(), rootMargin: '0px' },
} satisfies Meta<typeof InfiniteSentinel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const InView: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(args.onReach).toHaveBeenCalled());
  },
};
/** Not called while it is far below the viewport. */
export const BelowTheFold: Story = {
  render: (args) => (
    <div style={{ paddingTop: '300vh' }}>
      <InfiniteSentinel {...args} />
    </div>
  ),
  play: async ({ args, canvasElement }) => {
    await expect(args.onReach).not.toHaveBeenCalled();
    canvasElement.querySelector('[aria-hidden]')?.scrollIntoView();
    await waitFor(() => expect(args.onReach).toHaveBeenCalled());
  },
};
