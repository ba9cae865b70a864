import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../src/routes.ts';
import { QuestionDetail } from '../../src/screens/QuestionDetail.tsx';
import { expectVisible, expectSkeletons } from '../support/assertions.ts';
import { findQuestion } from '../support/seeded.ts';

const urgent = findQuestion({ urgency: 'high', answers: 3 });
const own = findQuestion({ own: true });

const meta = {
  title: 'Screens/Question',
  component: QuestionDetail,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', route: paths.question(urgent.id), requirements: ['APP-10'] },
} satisfies Meta<typeof QuestionDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = 'GET /api/local-questions/:id';

/** Answered, urgent, with three answers. */
export const Default: Story = {
  parameters: { requirements: ['Q-04', 'Q-07'] },
  play: expectVisible(
    ['heading', urgent.title],
    ['heading', 'Answers (3)'],
    ['button', /^Helpful/],
    ['heading', 'Share Your Knowledge'],
  ),
};
export const Empty: Story = {
  parameters: { route: paths.question(findQuestion({ answers: 0 }).id), requirements: ['Q-10'] },
  play: expectVisible(['heading', 'No answers yet. Be the first to help!']),
};
export const Owner: Story = {
  parameters: { route: paths.question(own.id) },
  play: expectVisible(['heading', `Answers (${own.answers})`]),
};
export const Loading: Story = { parameters: { faults: { [question]: 'timeout' } }, play: expectSkeletons(1) };
export const NotFound: Story = {
  parameters: { route: paths.question('nothing'), requirements: ['Q-11'] },
  play: expectVisible(['heading', 'Question not found'], ['link', 'Back to Home']),
};
export const Error: Story = {
  parameters: { faults: { [question]: 500 } },
  play: expectVisible(['heading', 'The question did not load']),
};
export const Visitor: Story = {
  parameters: { as: 'visitor' },
  play: expectVisible(['heading', 'Answers (3)']),
};
export const LongContent: Story = {
  parameters: { scenario: 'long-content' },
  play: expectVisible(['heading', 'Answers (3)']),
};
export const Few: Story = {
  parameters: { route: paths.question(findQuestion({ answers: 1 }).id) },
  play: expectVisible(['heading', 'Answers (1)']),
};
export const Guest: Story = {
  parameters: { scenario: 'guest' },
  play: expectVisible(['heading', 'Answers (3)']),
};
