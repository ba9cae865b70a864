import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { TodoBoard } from '../../src/features/todos/TodoBoard.tsx';
import { press, story } from '../support/interactions.ts';
import { inFrame } from '../support/inFrame.ts';
import { says, shows } from '../support/assertions.ts';
import { withToasts } from '../support/withToasts.tsx';

const meta = {
  title: 'Features/Todos',
  component: TodoBoard,
  decorators: [withToasts],
  args: { userId: 'traveller_001', onAdd: () => {} },
  parameters: inFrame('640px'),
} satisfies Meta<typeof TodoBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The stamp comes down before the place leaves. */
const STAY = { timeout: 3000 };
const visit = press('button', 'Mark Darjeeling visited');
const remove = press('button', 'Remove Darjeeling');

export const ToVisit: Story = { play: shows(['heading', 'Darjeeling']) };
export const Visited: Story = {
  play: story({ Turns: [press('tab', /^Visited/), shows(['heading', 'Hampi'])] }),
};
export const None: Story = {
  parameters: { scenario: 'empty' },
  play: shows(['heading', 'Nowhere on the list yet']),
};
/** One after the other, until none is left. */
export const AllVisited: Story = {
  play: async (context) => {
    const { canvas } = context;
    for (const place of ['Darjeeling', 'Istanbul', 'Tawang', 'Rann of Kutch', 'Paro']) {
      await press('button', `Mark ${place} visited`)(context);
      await waitFor(() => expect(canvas.queryByRole('heading', { name: place })).toBeNull(), STAY);
    }
    await expect(canvas.getByRole('heading', { name: 'Every place visited' })).toBeVisible();
  },
};
export const Marked: Story = {
  play: story({
    Marks: visit,
    'Earns five points': says('Marked as visited!', '+5 points'),
    'Goes on to the next place': async ({ canvas }) => {
      await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Darjeeling' })).toBeNull(), STAY);
      await expect(canvas.getByRole('button', { name: 'Mark Istanbul visited' })).toHaveFocus();
    },
  }),
};
export const MarkFails: Story = {
  parameters: { faults: { 'PATCH /api/travel-todos/:id/visited': 500 } },
  play: story({ Marks: visit, 'Is told': says('Failed to update todo. Please try again.') }),
};
export const Removed: Story = {
  play: story({ Removes: remove, 'Is told': says('Travel destination removed from your list.') }),
};
export const RemoveFails: Story = {
  parameters: { faults: { 'DELETE /api/travel-todos/:id': 500 } },
  play: story({ Removes: remove, 'Is told': says('Failed to remove destination. Please try again.') }),
};
export const LongContent: Story = {
  parameters: { scenario: 'long-content' },
  play: shows(['button', /^Mark Llanfair/]),
};
