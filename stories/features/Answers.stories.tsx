import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../src/api/query.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { AnswerList } from '../../src/features/questions/AnswerList.tsx';
import { become, press, story } from '../support/interactions.ts';
import { inFrame } from '../support/inFrame.ts';
import { says, shows } from '../support/assertions.ts';
import { withToasts } from '../support/withToasts.tsx';

/** The answers to the question of the mock backend that `id` names. */
function Answers({ id }: { id: string }) {
  const { data } = useQuery(endpointQuery(endpoints.questions.one, { params: { id } }));
  return data ? <AnswerList answers={data.answers} /> : null;
}

const meta = {
  title: 'Features/Answers',
  component: Answers,
  decorators: [withToasts],
  args: { id: 'question_001' },
  parameters: inFrame('520px'),
} satisfies Meta<typeof Answers>;
export default meta;
type Story = StoryObj<typeof meta>;

const helpful = press('button', /^Helpful:/);

export const Three: Story = { play: shows(['heading', 'Answers (3)'], ['button', /^Helpful:/]) };
export const None: Story = {
  args: { id: 'question_002' },
  play: shows(['heading', 'No answers yet. Be the first to help!']),
};
export const Helpful: Story = { play: story({ Judges: helpful }) };
/** One vote that can be changed. */
export const NotHelpful: Story = {
  play: story({ Judges: helpful, 'Thinks again': press('button', /^Not helpful:/) }),
};
export const VoteFails: Story = {
  parameters: { faults: { 'POST /api/local-answers/:answerId/vote': 500 } },
  play: story({ Judges: [helpful, says('Failed to vote on answer.')] }),
};
/** Nobody judges an answer of their own: the backend refuses. */
export const OwnAnswer: Story = {
  play: story({
    'Is its author': [shows(['button', /^Helpful:/]), become('traveller_004')],
  }),
};
export const LongContent: Story = {
  parameters: { scenario: 'long-content' },
  play: shows(['heading', 'Answers (3)']),
};
