import { findQuestion } from '../../../tools/seeded.ts';
import { articleWithText, button, byRole, field, heading } from '../targets.ts';
import type { Journey } from './journey.ts';

export const ask: Journey = {
  name: 'ask',
  bothTransports: true,
  async run({ open }) {
    const screen = await open('/ask-local');
    await screen.click(button('Ask Question'));
    const form = byRole('dialog', 'Ask Question');
    await screen.fill(field(/^Title/, form), 'Is the ferry running?');
    await screen.fill(field(/^Question details/, form), 'On Monday, with two children.');
    await screen.fill(field(/^Destination/, form), 'Elephanta');
    await screen.fill(field(/^Country/, form), 'India');
    await screen.click(button('Post Question', form));
    await screen.reads(/Question Posted!/);
    await screen.seesNo(form);
    await screen.sees(articleWithText(/Is the ferry running\?/));
  },
};

export const answer: Journey = {
  name: 'answer',
  bothTransports: true,
  async run({ open }) {
    const screen = await open(`/question/${findQuestion({ answers: 0, urgency: 'low' }).id}`);
    await screen.fill(field(/^Your answer/), 'Lavanderia on Seifertova, until ten.');
    await screen.click(button('Post Answer'));
    await screen.reads(/Your answer has been posted successfully\./);
    await screen.sees(heading('Answers (1)'));
    await screen.reads(/Lavanderia on Seifertova, until ten\./);
  },
};
