import type { Meta, StoryObj } from '@storybook/react-vite';
import * as m from 'framer-motion/m';
import { expect } from 'storybook/test';
import { Lazy } from '../../src/ui/Lazy.tsx';
import { MotionProvider } from '../../src/ui/MotionProvider.tsx';
import { presets } from '../support/presets.ts';

/** A component that loads after the first paint, with its own motion features. */
function Drawer() {
  return (
    <MotionProvider>
      <m.p initial={{ x: -8 }} animate={{ x: 0 }}>
        Here now.
      </m.p>
    </MotionProvider>
  );
}

const meta = {
  title: 'UI/Lazy',
  component: Lazy,
  subcomponents: { MotionProvider },
  argTypes: {
    props: presets({ None: {} }),
  },
  args: { load: async () => Promise.resolve(Drawer), props: {} },
} satisfies Meta<typeof Lazy>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Wanted: Story = {
  args: { wanted: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Here now.')).toBeVisible();
  },
};
/** Loaded when the browser is idle. */
export const NotYetWanted: Story = {};
