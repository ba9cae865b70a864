import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../src/api/endpointQuery.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { QuestionSheet } from '../../src/features/questions/QuestionSheet.tsx';
import { inFrame } from '../support/inFrame.ts';
import { expectText, expectVisible } from '../support/assertions.ts';
import { findQuestion } from '../support/seeded.ts';
import { presets } from '../support/presets.ts';
import { statesInFrames } from '../support/statesInFrames.tsx';

interface Props {
  /** Id of the seeded question to show. */
  id: string;
}

/** A question as shown on its own screen, for the seeded question with the given `id`. */
function Sheet({ id }: Props) {
  const { data } = useQuery(endpointQuery(endpoints.questions.one, { params: { id } }));
  return data ? <QuestionSheet question={data} /> : null;
}

const open = findQuestion({ answers: 0 });
const urgent = findQuestion({ urgency: 'high' });

const meta = {
  title: 'Features/QuestionSheet (bottom sheet)',
  id: 'features-questionsheet',
  component: Sheet,
  subcomponents: { QuestionSheet },
  argTypes: {
    id: presets({
      'Your own question': findQuestion({ own: true }).id,
      'A question of another': findQuestion({ own: false, answers: 1 }).id,
    }),
  },
  args: { id: open.id },
  parameters: { ...inFrame('400px'), withoutControls: ['person', 'writes'] },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Open: Story = { play: expectVisible(['heading', open.title]) };
export const Answered: Story = {
  args: { id: findQuestion({ answers: 1 }).id },
  play: expectText('Answered'),
};
export const Urgent: Story = { args: { id: urgent.id }, play: expectText('Urgent') };
export const LongContent: Story = {
  args: { id: urgent.id },
  parameters: { scenario: 'long-content' },
  play: expectVisible(['heading', /^The first thing/]),
};
/** Every state in a frame, in both themes. */
export const AllStates: Story = { ...statesInFrames, tags: ['!test', '!autodocs'] };
