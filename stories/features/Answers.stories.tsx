import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../src/api/endpointQuery.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { AnswerList } from '../../src/features/questions/AnswerList.tsx';
import { signInAs, click, playSteps } from '../support/interactions.ts';
import { inFrame } from '../support/inFrame.ts';
import { expectText, expectVisible } from '../support/assertions.ts';
import { findQuestion } from '../support/seeded.ts';
import { withToasts } from '../support/withToasts.tsx';
import { presets } from '../support/presets.ts';
import { statesInFrames } from '../support/statesInFrames.tsx';

interface Props {
  /** The question whose answers are shown. */
  id: string;
}

/** The answers to the mock backend's question with the given `id`. */
function Answers({ id }: Props) {
  const { data } = useQuery(endpointQuery(endpoints.questions.one, { params: { id } }));
  return data ? <AnswerList answers={data.answers} /> : null;
}

const question = findQuestion({ answers: 3, answered: false });

const meta = {
  title: 'Features/Answers',
  component: Answers,
  subcomponents: { AnswerList },
  argTypes: {
    id: presets({
      'One answer': findQuestion({ answers: 1 }).id,
      'Three answers': findQuestion({ answers: 3 }).id,
      'No answer yet': findQuestion({ answers: 0 }).id,
    }),
  },
  decorators: [withToasts],
  args: { id: question.id },
  parameters: inFrame('520px'),
} satisfies Meta<typeof Answers>;
export default meta;
type Story = StoryObj<typeof meta>;

const helpful = click('button', /^Helpful:/);

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Three: Story = { play: expectVisible(['heading', 'Answers (3)'], ['button', /^Helpful:/]) };
export const None: Story = {
  args: { id: findQuestion({ answers: 0 }).id },
  play: expectVisible(['heading', 'No answers yet. Be the first to help!']),
};
export const Helpful: Story = { play: playSteps({ Judges: helpful }) };
/** One vote that can be changed. */
export const NotHelpful: Story = {
  play: playSteps({ Judges: helpful, 'Thinks again': click('button', /^Not helpful:/) }),
};
export const VoteFails: Story = {
  parameters: { faults: { 'POST /api/local-answers/:answerId/vote': 500 } },
  play: playSteps({ Judges: [helpful, expectText('Failed to vote on answer.')] }),
};
/** Users cannot vote on their own answers: the backend rejects it. */
export const OwnAnswer: Story = {
  play: playSteps({
    'Is its author': [expectVisible(['button', /^Helpful:/]), signInAs(question.firstAnswerBy)],
  }),
};
export const LongContent: Story = {
  parameters: { scenario: 'long-content' },
  play: expectVisible(['heading', 'Answers (3)']),
};
/** Every state in a frame, in both themes. */
export const AllStates: Story = { ...statesInFrames, tags: ['!test', '!autodocs'] };
