import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { TodoBoard } from '../../src/features/todos/TodoBoard.tsx';
import { click, playSteps, clickInToast } from '../support/interactions.ts';
import { inFrame } from '../support/inFrame.ts';
import { expectText, expectVisible } from '../support/assertions.ts';
import { withToasts } from '../support/withToasts.tsx';
import { people } from '../support/presets.ts';
import { statesInFrames } from '../support/statesInFrames.tsx';

const meta = {
  title: 'Features/Todos',
  component: TodoBoard,
  decorators: [withToasts],
  argTypes: { userId: people },
  args: { userId: 'traveller_001', onAdd: () => {} },
  parameters: inFrame('640px'),
} satisfies Meta<typeof TodoBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The stamp animation plays before the row moves. */
const STAY = { timeout: 3000 };
const visit = click('button', 'Mark Darjeeling visited');
const remove = click('button', 'Remove Darjeeling');

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const ToVisit: Story = { play: expectVisible(['heading', 'Darjeeling']) };
export const Visited: Story = {
  play: playSteps({ Turns: [click('tab', /^Visited/), expectVisible(['heading', 'Hampi'])] }),
};
export const None: Story = {
  parameters: { scenario: 'empty' },
  play: expectVisible(['heading', 'Your list is empty']),
};
/** Marked one after the other until the list is empty. */
export const AllVisited: Story = {
  play: async (context) => {
    const { canvas } = context;
    for (const place of ['Darjeeling', 'Istanbul', 'Tawang', 'Rann of Kutch', 'Paro']) {
      await click('button', `Mark ${place} visited`)(context);
      await waitFor(() => expect(canvas.queryByRole('heading', { name: place })).toBeNull(), STAY);
    }
    await expect(canvas.getByRole('heading', { name: 'Every place visited' })).toBeVisible();
  },
};
export const Marked: Story = {
  play: playSteps({
    Marks: visit,
    'Earns five points': expectText('Marked as visited!', '+5 points'),
    'Goes on to the next place': async ({ canvas }) => {
      await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Darjeeling' })).toBeNull(), STAY);
      await expect(canvas.getByRole('button', { name: 'Mark Istanbul visited' })).toHaveFocus();
    },
  }),
};
export const MarkFails: Story = {
  parameters: { faults: { 'PATCH /api/travel-todos/:id/visited': 500 } },
  play: playSteps({ Marks: visit, 'Is told': expectText('Failed to update todo. Please try again.') }),
};
export const Removed: Story = {
  play: playSteps({ Removes: remove, 'Is told': expectText('Travel destination removed from your list.') }),
};
export const PutBack: Story = {
  parameters: { requirements: ['TODO-11'] },
  play: playSteps({
    Removes: remove,
    'Is told': expectText('Travel destination removed from your list.'),
    'Takes it back': [clickInToast('Undo'), expectVisible(['button', 'Mark Darjeeling visited'])],
  }),
};
/** Not at the top, where a new one would go. */
export const PutBackInPlace: Story = {
  parameters: { requirements: ['TODO-11'] },
  play: playSteps({
    Removes: click('button', 'Remove Istanbul'),
    'Takes it back': [clickInToast('Undo'), expectVisible(['button', 'Mark Istanbul visited'])],
    'Finds it in its place': async ({ canvas }) => {
      const places = canvas.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
      await expect(places.slice(0, 3)).toEqual(['Darjeeling', 'Istanbul', 'Tawang']);
    },
  }),
};
export const RemoveFails: Story = {
  parameters: { faults: { 'DELETE /api/travel-todos/:id': 500 } },
  play: playSteps({
    Removes: remove,
    'Is told': expectText('Failed to remove destination. Please try again.'),
  }),
};
export const LongContent: Story = {
  parameters: { scenario: 'long-content' },
  play: expectVisible(['button', /^Mark Llanfair/]),
};
/** Every state in a frame, in both themes. */
export const AllStates: Story = { ...statesInFrames, tags: ['!test', '!autodocs'] };
