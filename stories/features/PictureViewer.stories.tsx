import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { PictureViewer } from '../../src/features/posts/PictureViewer.tsx';
import { withBase } from '../../src/routes.ts';
import { Button } from '../../src/ui/Button.tsx';
import { click, playSteps } from '../support/interactions.ts';
import { expectText, expectVisible } from '../support/assertions.ts';
import { presets } from '../support/presets.ts';
import { statesInFrames } from '../support/statesInFrames.tsx';

const pictures = [0, 1, 2, 3].map((view) => withBase(`pictures/scenery/hampi-${view}.svg`));

/** As many as a post can have. */
const five = [...pictures, withBase('pictures/scenery/madurai-0.svg')];

const meta = {
  title: 'Features/PictureViewer (lightbox)',
  id: 'features-pictureviewer',
  component: PictureViewer,
  argTypes: {
    images: presets({
      'Several pictures': pictures,
      'Five pictures': five,
      'One picture': pictures.slice(0, 1),
    }),
  },
  args: { images: pictures, about: 'Hampi', start: 0, onClose: () => {} },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  render: function Opened({ images, about, start: first }) {
    const [start, setStart] = useState<number | null>(null);
    return (
      <div style={{ minHeight: 400 }}>
        <Button onClick={() => setStart(first)}>Look closely</Button>
        <PictureViewer images={images} about={about} start={start} onClose={() => setStart(null)} />
      </div>
    );
  },
} satisfies Meta<typeof PictureViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

const opens = [click('button', 'Look closely'), expectVisible(['dialog', 'Pictures of Hampi'])];

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Four: Story = { play: playSteps({ Opens: [...opens, expectText('1/4')] }) };
/** A single picture has no arrows. */
export const One: Story = {
  args: { images: pictures.slice(0, 1) },
  play: playSteps({
    Opens: opens,
    'Has nowhere to go': async ({ canvas }) => {
      await expect(canvas.queryByRole('button', { name: 'Next picture' })).toBeNull();
    },
  }),
};
/** A picture that does not load is replaced, as on the card (IMG-01). */
export const Broken: Story = {
  args: { images: ['data:,'] },
  play: playSteps({
    Opens: opens,
    'Shows the fallback': async ({ canvas }) => {
      const fallback = withBase('pictures/fallback.svg');
      await waitFor(() =>
        expect(canvas.getByRole('img', { name: 'Hampi' })).toHaveAttribute('src', fallback),
      );
    },
  }),
};
export const FromTheLast: Story = {
  args: { start: 3 },
  play: playSteps({ Opens: [...opens, expectText('4/4')] }),
};
/** Focus returns to where it was before. */
export const Closed: Story = {
  play: playSteps({
    Opens: opens,
    Closes: [
      click('button', 'Close pictures'),
      async ({ canvas }) => {
        await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
        await expect(canvas.getByRole('button', { name: 'Look closely' })).toHaveFocus();
      },
    ],
  }),
};
/** Every state in a frame, in both themes. */
export const AllStates: Story = { ...statesInFrames, tags: ['!test', '!autodocs'] };
