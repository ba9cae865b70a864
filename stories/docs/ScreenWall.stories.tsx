import type { Meta, StoryObj } from '@storybook/react-vite';
import { isTest } from '../../.storybook/environment/axeOptions.ts';
import { WALL_FRAME } from '../../.storybook/environment/wallStory.ts';
import { ScreenWall } from './wall/ScreenWall.tsx';

/** In the manager, WallFrame.tsx shows the wall in front of this story. */
const isBehindWall = (): boolean =>
  Boolean(globalThis.frameElement?.ownerDocument.querySelector(`#${WALL_FRAME}`));

/** Fills the window, even if the viewport toolbar is set to a phone. */
const fullWidth = {
  globals: {
    viewport: { value: '100pct-100pct', isRotated: false },
    // With hundreds of pictures the check takes seconds: in the panel it runs on request, in tests always.
    a11y: { manual: !isTest },
  },
  parameters: { layout: 'fullscreen' },
};

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

/** Named like the page, so that the sidebar shows a single entry. */
export const Pictures: StoryObj<typeof meta> = {
  // Clicking a picture opens its screen or approves it, so redlines are off.
  globals: { redlines: 'off' },
  render: () => (isBehindWall() ? <></> : <ScreenWall />),
  name: 'Screen wall (light and dark, gallery, approve)',
};
