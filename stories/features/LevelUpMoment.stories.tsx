import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { LevelUpMoment } from '../../src/features/users/LevelUpMoment.tsx';
import { Button } from '../../src/ui/Button.tsx';
import { statesInFrames } from '../support/statesInFrames.tsx';

const meta = {
  title: 'Features/LevelUpMoment',
  component: LevelUpMoment,
  args: { level: 5, points: 402, onClose: () => {} },
  render: function Rising({ level: first, points }) {
    const [level, setLevel] = useState<number | null>(null);
    return (
      <div style={{ minHeight: 240 }}>
        <Button onClick={() => setLevel((level ?? (first ?? 1) - 1) + 1)}>Earn a level</Button>
        <LevelUpMoment level={level} points={points} onClose={() => setLevel(null)} />
      </div>
    );
  },
} satisfies Meta<typeof LevelUpMoment>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Rises: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Earn a level' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(`Level ${args.level} · `);
    await expect(canvas.getByRole('status')).toHaveTextContent(`to Level ${(args.level ?? 0) + 1}`);
  },
};
export const LastStone: Story = { ...Rises, args: { level: 17, points: 1600 } };
/** Closes automatically after three and a half seconds. */
export const EndsByItself: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Earn a level' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Level 5');
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement(), { timeout: 6000 });
  },
};
/** Closes on any key or press, and the press still reaches the button below; focus stays where it was. */
export const Skipped: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Earn a level' });
    await userEvent.click(button);
    await expect(canvas.getByRole('status')).toHaveTextContent('Level 5');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
    await userEvent.click(button);
    await expect(canvas.getByRole('status')).toHaveTextContent('Level 5');
    await userEvent.click(button);
    await expect(button).toHaveFocus();
  },
};
/** Every state in a frame, in both themes. */
export const AllStates: Story = { ...statesInFrames, tags: ['!test', '!autodocs'] };
