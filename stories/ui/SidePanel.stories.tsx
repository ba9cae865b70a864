import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../src/ui/Button.tsx';
import { SidePanel } from '../../src/ui/SidePanel.tsx';
import { OverlayOpener } from './OverlayOpener.tsx';
import { closeButtonCloses, escapeCloses, opensAgain } from './overlayPlays.ts';
import { statesInFrames } from '../support/statesInFrames.tsx';

const meta = {
  title: 'UI/SidePanel (sheet, aside)',
  id: 'ui-sidepanel',
  component: SidePanel,
  args: {
    open: false,
    onClose: () => {},
    title: 'Notifications',
    children: <p style={{ padding: 16 }}>No notifications yet</p>,
  },
  // Opened by a button, since an open modal would cover the docs page.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  render: (args) => (
    <OverlayOpener key={String(args.open)} label="Bell" startsOpen={args.open}>
      {(open, close) => <SidePanel {...args} open={open} onClose={close} />}
    </OverlayOpener>
  ),
} satisfies Meta<typeof SidePanel>;
export default meta;
type Story = StoryObj<typeof meta>;
const overlay = { opener: 'Bell', name: 'Notifications' };

/** Try every prop in the Controls panel. */
export const Playground: Story = { args: { open: true }, tags: ['!test'] };
export const Open: Story = { args: { open: true } };
/** Focus moves in, Escape closes, focus returns to the opener. */
export const EscapeCloses: Story = { play: escapeCloses(overlay) };
export const CloseButton: Story = { play: closeButtonCloses(overlay) };
/** Opened again during its exit animation. */
export const OpensAgain: Story = { play: opensAgain(overlay) };
export const WithActions: Story = {
  args: {
    open: true,
    actions: (
      <Button variant="quiet" size="sm">
        Mark all read
      </Button>
    ),
  },
};
/** Every state in a frame, in both themes. */
export const AllStates: Story = { ...statesInFrames, tags: ['!test', '!autodocs'] };
