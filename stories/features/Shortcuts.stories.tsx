import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Layout } from '../../src/layout/Layout.tsx';
import { paths } from '../../src/routes.ts';
import { expectVisible } from '../support/assertions.ts';
import { type Play, click, playSteps } from '../support/interactions.ts';
import { inFrame } from '../support/inFrame.ts';

/**
 * The switch for keyboard shortcuts: a value stored by one story affects neither the next story nor the demo.
 */
const meta = {
  title: 'Features/Shortcuts',
  component: Layout,
  parameters: { ...inFrame('640px'), layout: 'fullscreen', route: paths.editProfile() },
} satisfies Meta<typeof Layout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Values stored by the demo on the same origin. */
const DEMO_VALUES = { 'travel-theme': 'dark', 'waystone-app:/:draft/new-post/visitor': '{"content":"Kept"}' };

const expectSwitch =
  (checked: boolean): Play =>
  async ({ canvas }) => {
    const control = await canvas.findByRole('switch', { name: 'Shortcuts on' });
    await waitFor(() => expect(control).toHaveAttribute('aria-checked', String(checked)));
  };
const showKeys = [
  click('button', 'Open profile menu'),
  expectVisible(['dialog', 'Profile menu']),
  click('button', 'Keyboard Shortcuts'),
  expectVisible(['dialog', 'Keyboard Shortcuts']),
];

export const Off: Story = {
  beforeEach: () => {
    for (const [name, text] of Object.entries(DEMO_VALUES)) localStorage.setItem(name, text);
  },
  play: playSteps({
    Opens: showKeys,
    'Switches them off': [click('switch', 'Shortcuts on'), expectSwitch(false)],
  }),
};
/** Runs after `Off`. */
export const OnAgain: Story = {
  play: playSteps({
    Opens: [...showKeys, expectSwitch(true)],
    'The demo keeps its draft and theme': async () => {
      for (const [name, text] of Object.entries(DEMO_VALUES)) {
        await expect(localStorage.getItem(name)).toBe(text);
        localStorage.removeItem(name);
      }
    },
  }),
};
