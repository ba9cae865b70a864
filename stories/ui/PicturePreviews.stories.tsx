import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { samplePicture } from './samplePicture.ts';
import { PicturePreviews } from '../../src/ui/PicturePreviews.tsx';
import { typist } from '../support/typist.ts';

const meta = {
  title: 'UI/PicturePreviews',
  component: PicturePreviews,
  args: {
    items: [
      { id: 'a', src: samplePicture, name: 'dunes.png' },
      { id: 'b', src: samplePicture, name: 'peaks.png' },
    ],
    onRemove: fn(),
  },
} satisfies Meta<typeof PicturePreviews>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove peaks.png' }));
    await expect(args.onRemove).toHaveBeenCalledWith('b');
  },
};
/** Each has its button, in their order. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    const keys = typist();
    await keys.tab();
    await keys.tab();
    await keys.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('b');
  },
};
/** Nothing at all, no empty list. */
export const None: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
