import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { AskQuestionDialog } from '../../src/features/questions/AskQuestionDialog.tsx';
import { Button } from '../../src/ui/Button.tsx';
import { expireSession, fill, click, playSteps, typeInto } from '../support/interactions.ts';
import { inFrame } from '../support/inFrame.ts';
import { expectText, expectVisible } from '../support/assertions.ts';
import { withToasts } from '../support/withToasts.tsx';
import { statesInFrames } from '../support/statesInFrames.tsx';

/** The dialog for asking a local question, opened by its button as on the screen. */
function Asking() {
  const [open, setOpen] = useState(false);
  return (
    <div style={{ minHeight: 700, padding: 16 }}>
      <Button onClick={() => setOpen(true)}>Ask Question</Button>
      <AskQuestionDialog open={open} onClose={() => setOpen(false)} />
    </div>
  );
}

const meta = {
  title: 'Features/AskQuestionDialog',
  component: Asking,
  subcomponents: { AskQuestionDialog },
  decorators: [withToasts],
  parameters: inFrame('760px'),
} satisfies Meta<typeof Asking>;
export default meta;
type Story = StoryObj<typeof meta>;

const opens = [click('button', 'Ask Question'), expectVisible(['dialog', 'Ask Question'])];
const fills = fill({
  Title: 'Is the Kaza road open?',
  'Question details': 'Two of us, one Bullet, from Manali.',
  Destination: 'Kaza',
  Country: 'India',
});
const post = click('button', 'Post Question');

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Blank: Story = { play: playSteps({ Opens: opens }) };
export const Filled: Story = { play: playSteps({ Opens: opens, Fills: fills }) };
/** A suggested place fills in the country, too. */
export const PlaceSuggested: Story = {
  play: playSteps({
    Opens: opens,
    Types: [typeInto(/^Destination/, 'bali'), expectVisible(['button', 'Bali, Indonesia'])],
    Picks: click('button', 'Bali, Indonesia'),
    'Has both': async ({ canvas }) => {
      await expect(canvas.getByRole('textbox', { name: /^Destination/ })).toHaveValue('Bali');
      await expect(canvas.getByRole('textbox', { name: /^Country/ })).toHaveValue('Indonesia');
      await expect(canvas.queryByRole('group', { name: 'Suggested places' })).not.toBeInTheDocument();
    },
  }),
};
export const Posted: Story = {
  play: playSteps({ Opens: opens, Fills: fills, Posts: [post, expectText('Question Posted!')] }),
};
/** The toast has a custom title (AMB-27). */
export const CountryMissing: Story = {
  play: playSteps({
    Opens: opens,
    'Forgets the country': [fills, fill({ Country: '' }), post, expectText('Missing Information')],
  }),
};
/** Shows the server's message if there is one. */
export const Fails: Story = {
  parameters: { faults: { 'POST /api/local-questions': 503 } },
  play: playSteps({ Opens: opens, Fills: fills, Posts: [post, expectText('Forced 503')] }),
};
export const LoggedOut: Story = {
  play: playSteps({
    'Is away too long': expireSession,
    Asks: [...opens, fills, post],
    'Is told': expectText('You need to be logged in to ask questions.'),
  }),
};
/** Every state in a frame, in both themes. */
export const AllStates: Story = { ...statesInFrames, tags: ['!test', '!autodocs'] };
