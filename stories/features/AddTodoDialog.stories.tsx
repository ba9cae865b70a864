import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { AddTodoDialog } from '../../src/features/todos/AddTodoDialog.tsx';
import { Button } from '../../src/ui/Button.tsx';
import { fill, click, playSteps } from '../support/interactions.ts';
import { inFrame } from '../support/inFrame.ts';
import { expectText, expectVisible } from '../support/assertions.ts';
import { withToasts } from '../support/withToasts.tsx';
import { statesInFrames } from '../support/statesInFrames.tsx';

/** The dialog for adding a place to the list, opened by its button as on the screen. */
function Adding() {
  const [open, setOpen] = useState(false);
  return (
    <div style={{ minHeight: 520, padding: 16 }}>
      <Button onClick={() => setOpen(true)}>Add</Button>
      <AddTodoDialog open={open} onClose={() => setOpen(false)} />
    </div>
  );
}

const meta = {
  title: 'Features/AddTodoDialog',
  component: Adding,
  subcomponents: { AddTodoDialog },
  decorators: [withToasts],
  parameters: inFrame('560px'),
} satisfies Meta<typeof Adding>;
export default meta;
type Story = StoryObj<typeof meta>;

const opens = [click('button', 'Add'), expectVisible(['dialog', 'Add a Place to Visit'])];
const fills = fill({ Destination: 'Rann of Kutch', Notes: 'Full moon, 3 January.' });
const adds = click('button', 'Add to my list');

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Blank: Story = { play: playSteps({ Opens: opens }) };
export const Filled: Story = { play: playSteps({ Opens: opens, Fills: fills }) };
export const Added: Story = {
  play: playSteps({ Opens: opens, Adds: [fills, adds], 'Is told': expectText(/added to your list/) }),
};
/** The dialog stays open and keeps what was typed. */
export const Fails: Story = {
  parameters: { faults: { 'POST /api/travel-todos': 500 } },
  play: playSteps({ Opens: opens, Adds: [fills, adds], 'Is told': expectText(/^Failed to add destination/) }),
};
/** Every state in a frame, in both themes. */
export const AllStates: Story = { ...statesInFrames, tags: ['!test', '!autodocs'] };
