import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { samplePicture } from './samplePicture.ts';
import { FilePicker } from '../../src/ui/FilePicker.tsx';
import { PicturePreviews } from '../../src/ui/PicturePreviews.tsx';
import { createUser } from '../support/user.ts';
import { presets } from '../support/presets.ts';
import { bothThemes } from '../support/bothThemes.tsx';

const meta = {
  title: 'UI/PicturePreviews',
  component: PicturePreviews,
  argTypes: {
    items: presets({
      'Two pictures': [
        { id: 'a', src: samplePicture, name: 'dunes.png' },
        { id: 'b', src: samplePicture, name: 'peaks.png' },
      ],
      'One picture with a long name': [
        { id: 'a', src: samplePicture, name: 'sunrise-over-the-dunes-of-thar-final-2.png' },
      ],
      'Five pictures': ['dunes', 'peaks', 'shore', 'lake', 'boat'].map((name) => ({
        id: name,
        src: samplePicture,
        name: `${name}.png`,
      })),
      'None yet': [],
    }),
  },
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

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove peaks.png' }));
    await expect(args.onRemove).toHaveBeenCalledWith('b');
  },
};
/** Each has a remove button, in order. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    const keys = createUser();
    await keys.tab();
    await keys.tab();
    await keys.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('b');
  },
};
/** Focus moves to the next picture, then to the previous one, finally to the picker. */
export const Emptied: Story = {
  render: function Chosen({ items: first }) {
    const [items, setItems] = useState(first);
    return (
      <div>
        <PicturePreviews
          items={items}
          onRemove={(gone) => setItems((was) => was.filter(({ id }) => id !== gone))}
        />
        <FilePicker label="Add images" accept="image/*" onFiles={fn()} />
      </div>
    );
  },
  args: {
    items: ['dunes', 'peaks', 'shore'].map((name) => ({ id: name, src: samplePicture, name })),
  },
  play: async ({ canvas }) => {
    const keys = createUser();
    canvas.getByRole('button', { name: 'Remove peaks' }).focus();
    for (const next of ['Remove shore', 'Remove dunes', 'Add images']) {
      await keys.keyboard('{Enter}');
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(next));
    }
  },
};
/** A file that is not a picture keeps its tile and remove button. */
export const Broken: Story = {
  args: { items: [{ id: 'a', src: 'data:image/png;base64,', name: 'torn.png' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Image unavailable')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove torn.png' })).toBeVisible();
  },
};
/** Renders nothing, not even an empty list. */
export const None: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
export const AllStates: Story = { ...bothThemes({ Default, Broken, None }), tags: ['!test'] };
