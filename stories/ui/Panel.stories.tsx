import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../src/ui/Button.tsx';
import { Panel } from '../../src/ui/Panel.tsx';

const meta = {
  title: 'UI/Panel',
  component: Panel,
  args: {
    open: false,
    onClose: () => {},
    title: 'Notifications',
    children: <p style={{ padding: 16 }}>No notifications yet</p>,
  },
  // A modal is opened by somebody; on the docs page it would cover everything.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  render: function Render(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Bell</Button>
        <Panel {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { open: true } };
/** Focus goes in, Escape closes, focus goes back to the opener. */
export const EscapeCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Bell' });
    await userEvent.click(opener);
    const dialog = canvas.getByRole('dialog', { name: 'Notifications' });
    await expect(dialog.contains(document.activeElement)).toBe(true);
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};
export const CloseButton: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bell' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
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
