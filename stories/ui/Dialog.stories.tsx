import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../src/ui/Button.tsx';
import { TextField } from '../../src/ui/TextField.tsx';
import { Dialog } from '../../src/ui/Dialog.tsx';
import { Modal } from '../../src/ui/Modal.tsx';

const meta = {
  title: 'UI/Dialog',
  component: Dialog,
  subcomponents: { Modal },
  args: { open: false, onClose: () => {}, title: 'Ask a Question', children: <TextField label="Title" /> },
  // A modal is opened by somebody; on the docs page it would cover everything.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  render: function Render(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Ask Question</Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { open: true } };
/** Focus goes in, Escape closes, focus goes back to the opener. */
export const EscapeCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Ask Question' });
    await userEvent.click(opener);
    const dialog = canvas.getByRole('dialog', { name: 'Ask a Question' });
    await expect(dialog.contains(document.activeElement)).toBe(true);
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};
export const CloseButton: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask Question' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
export const WithFooter: Story = { args: { open: true, footer: <Button full>Post Question</Button> } };
