import type { Meta, StoryObj } from '@storybook/react-vite';
import { Drawer } from '../../src/ui/Drawer.tsx';
import { OverlayOpener } from './OverlayOpener.tsx';
import { closeButtonCloses, escapeCloses, opensAgain } from './overlayPlays.ts';
import { statesInFrames } from '../support/statesInFrames.tsx';

const meta = {
  title: 'UI/Drawer (side menu, hamburger)',
  id: 'ui-drawer',
  component: Drawer,
  args: {
    open: false,
    onClose: () => {},
    label: 'Menu',
    children: <p style={{ padding: 16 }}>Profile, to-do list, settings</p>,
  },
  // Opened by a button, since an open modal would cover the docs page.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  render: (args) => (
    <OverlayOpener key={String(args.open)} label="Open menu" startsOpen={args.open}>
      {(open, close) => <Drawer {...args} open={open} onClose={close} />}
    </OverlayOpener>
  ),
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;
const overlay = { opener: 'Open menu', name: 'Menu' };

/** Try every prop in the Controls panel. */
export const Playground: Story = { args: { open: true }, tags: ['!test'] };
export const Open: Story = { args: { open: true } };
/** Focus moves in, Escape closes, focus returns to the opener. */
export const EscapeCloses: Story = { play: escapeCloses(overlay) };
export const CloseButton: Story = { play: closeButtonCloses(overlay) };
/** Opened again during its exit animation. */
export const OpensAgain: Story = { play: opensAgain(overlay) };
/** Every state in a frame, in both themes. */
export const AllStates: Story = { ...statesInFrames, tags: ['!test', '!autodocs'] };
