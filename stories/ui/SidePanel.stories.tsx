import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../src/ui/Button.tsx';
import { SidePanel } from '../../src/ui/SidePanel.tsx';
import { OpenedBy } from './OpenedBy.tsx';
import { crossCloses, escapeCloses, opensAgain } from './closes.ts';
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
    <OpenedBy key={String(args.open)} label="Bell" startsOpen={args.open}>
      {(open, close) => <SidePanel {...args} open={open} onClose={close} />}
    </OpenedBy>
  ),
} satisfies Meta<typeof SidePanel>;
export default meta;
type Story = StoryObj<typeof meta>;
const cover = { opener: 'Bell', name: 'Notifications' };

/** Try every prop in the Controls panel. */
export const Playground: Story = { args: { open: true }, tags: ['!test'] };
export const Open: Story = { args: { open: true } };
/** Focus moves in, Escape closes, focus returns to the opener. */
export const EscapeCloses: Story = { play: escapeCloses(cover) };
export const CloseButton: Story = { play: crossCloses(cover) };
/** Opened again during its exit animation. */
export const OpensAgain: Story = { play: opensAgain(cover) };
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
