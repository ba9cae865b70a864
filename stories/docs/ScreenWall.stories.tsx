import type { Meta, StoryObj } from '@storybook/react-vite';
import { fullWidth } from './parts/fullWidth.ts';
import { ScreenWall } from './wall/ScreenWall.tsx';

const meta = {
  title: 'Docs/Screen wall (light and dark, gallery, approve)',
  id: 'docs-screen-wall',
  component: ScreenWall,
  tags: [
    '!autodocs',
    'gallery',
    'overview',
    'all screens',
    'dark',
    'approve',
    'changed',
    'visual regression',
  ],
  ...fullWidth,
} satisfies Meta<typeof ScreenWall>;
export default meta;

/** Named as the page, so that the sidebar shows one entry. */
export const Pictures: StoryObj<typeof meta> = {
  // Pressing a picture shows its screen and approves it; it is not to be measured.
  globals: { redlines: 'off' },
  name: 'Screen wall (light and dark, gallery, approve)',
};
