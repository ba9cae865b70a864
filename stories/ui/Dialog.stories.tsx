import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../src/ui/Button.tsx';
import { TextField } from '../../src/ui/TextField.tsx';
import { Dialog } from '../../src/ui/Dialog.tsx';
import { Modal } from '../../src/ui/Modal.tsx';
import { OverlayOpener } from './OverlayOpener.tsx';
import { closeButtonCloses, escapeCloses, opensAgain } from './overlayPlays.ts';
import { statesInFrames } from '../support/statesInFrames.tsx';

const meta = {
  title: 'UI/Dialog (modal, popup)',
  id: 'ui-dialog',
  component: Dialog,
  subcomponents: { Modal },
  args: { open: false, onClose: () => {}, title: 'Ask a Question', children: <TextField label="Title" /> },
  // Opened by a button, since an open modal would cover the docs page.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  render: (args) => (
    <OverlayOpener key={String(args.open)} label="Ask Question" startsOpen={args.open}>
      {(open, close) => <Dialog {...args} open={open} onClose={close} />}
    </OverlayOpener>
  ),
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;
const overlay = { opener: 'Ask Question', name: 'Ask a Question' };

/** Try every prop in the Controls panel. */
export const Playground: Story = { args: { open: true }, tags: ['!test'] };
export const Open: Story = { args: { open: true } };
/** Focus moves in, Escape closes, focus returns to the opener. */
export const EscapeCloses: Story = { play: escapeCloses(overlay) };
export const CloseButton: Story = { play: closeButtonCloses(overlay) };
/** Opened again during its exit animation. */
export const OpensAgain: Story = { play: opensAgain(overlay) };
export const WithFooter: Story = { args: { open: true, footer: <Button full>Post Question</Button> } };
/** Every state in a frame, in both themes. */
export const AllStates: Story = { ...statesInFrames, tags: ['!test', '!autodocs'] };
