import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../src/api/endpointQuery.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { QuestionCard } from '../../src/features/questions/QuestionCard.tsx';
import { inFrame } from '../support/inFrame.ts';
import { expectText, expectVisible } from '../support/assertions.ts';
import { findQuestion } from '../support/seeded.ts';
import { presets } from '../support/presets.ts';
import { statesInFrames } from '../support/statesInFrames.tsx';

interface Props {
  /** Id of the seeded question to show. */
  id: string;
}

/** A card of the Ask a Local board, for the seeded question with the given `id`. */
function Card({ id }: Props) {
  const { data } = useQuery(endpointQuery(endpoints.questions.list, { query: { limit: 50 } }));
  const question = data?.find((found) => found.id === id);
  // Leaves room for the tag's string above the card.
  return <div style={{ paddingTop: 32 }}>{question && <QuestionCard question={question} />}</div>;
}

const open = findQuestion({ answers: 0 });
const urgent = findQuestion({ urgency: 'high', answers: 3 });

const meta = {
  title: 'Features/QuestionCard',
  component: Card,
  subcomponents: { QuestionCard },
  argTypes: {
    id: presets({
      'No answer yet': findQuestion({ answers: 0 }).id,
      Answered: findQuestion({ answers: 1 }).id,
      Urgent: findQuestion({ urgency: 'high', answers: 0 }).id,
      'Urgent and answered': findQuestion({ urgency: 'high', answers: 3 }).id,
    }),
  },
  parameters: { ...inFrame('360px'), withoutControls: ['person', 'writes'] },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { args: { id: open.id }, tags: ['!test'] };
export const Answered: Story = {
  args: { id: findQuestion({ answers: 1 }).id },
  play: expectText('Answered', '1 answer'),
};
export const Open: Story = { args: { id: open.id }, play: expectText(open.title) };
export const Urgent: Story = {
  args: { id: findQuestion({ urgency: 'high', answers: 0 }).id },
  play: expectText('Urgent'),
};
export const UrgentAndAnswered: Story = {
  args: { id: urgent.id },
  play: expectText('Urgent', 'Answered', '3 answers'),
};
export const LongContent: Story = {
  args: { id: urgent.id },
  parameters: { scenario: 'long-content' },
  play: expectVisible(['link', 'View & Answer']),
};
/** Every state in a frame, in both themes. */
export const AllStates: Story = { ...statesInFrames, args: { id: open.id }, tags: ['!test', '!autodocs'] };
