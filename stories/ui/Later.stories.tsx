import type { Meta, StoryObj } from '@storybook/react-vite';
import * as m from 'framer-motion/m';
import { expect } from 'storybook/test';
import { Later } from '../../src/ui/Later.tsx';
import { Moving } from '../../src/ui/Moving.tsx';

/** A part that comes after the first paint and brings its motion along. */
function Drawer() {
  return (
    <Moving>
      <m.p initial={{ x: -8 }} animate={{ x: 0 }}>
        Here now.
      </m.p>
    </Moving>
  );
}

const meta = {
  title: 'UI/Later',
  component: Later,
  subcomponents: { Moving },
  args: { load: async () => Promise.resolve(Drawer), props: {} },
} satisfies Meta<typeof Later>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wanted: Story = {
  args: { wanted: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Here now.')).toBeVisible();
  },
};
/** Fetched when the browser has time. */
export const NotYetWanted: Story = {};
