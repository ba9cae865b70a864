import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../src/routes.ts';
import { AskLocal } from '../../src/screens/AskLocal.tsx';
import { click } from '../support/interactions.ts';
import { playInOrder, expectText, expectVisible, expectSkeletons } from '../support/assertions.ts';

const meta = {
  title: 'Screens/Ask a Local',
  component: AskLocal,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', route: paths.askLocal(), requirements: ['APP-09'] },
} satisfies Meta<typeof AskLocal>;
export default meta;
type Story = StoryObj<typeof meta>;

const board = 'GET /api/local-questions';

export const Default: Story = {
  parameters: { requirements: ['ASK-05', 'ASK-06', 'ASK-19'] },
  play: expectVisible(
    ['heading', 'My Questions (5)'],
    ['link', 'View All My Questions'],
    ['link', 'View & Answer'],
  ),
};
export const Loading: Story = {
  parameters: { faults: { [board]: 'timeout' }, requirements: ['ASK-08'] },
  play: expectSkeletons(3),
};
export const Empty: Story = {
  parameters: { scenario: 'empty', requirements: ['ASK-09', 'ASK-11'] },
  play: expectVisible(['heading', 'No questions yet'], ['button', 'Ask the First Question']),
};
/** AMB-79: explains that there may be more questions than were searched. */
export const NothingFound: Story = {
  parameters: { route: `${paths.askLocal()}?q=zzzz`, requirements: ['ASK-12'] },
  play: playInOrder(
    expectVisible(['heading', 'No questions found']),
    expectText('Only the latest 50 questions were searched. Choose a category to look further back.'),
  ),
};
export const Category: Story = {
  parameters: { route: `${paths.askLocal()}?category=food` },
  play: expectVisible(['button', 'Food'], ['link', 'View & Answer']),
};
export const Error: Story = {
  parameters: { faults: { [board]: 500 } },
  play: expectVisible(['heading', 'The questions did not load']),
};
export const Asking: Story = {
  parameters: { requirements: ['ASK-01'] },
  play: playInOrder(
    click('button', 'Ask Question'),
    expectVisible(['dialog', 'Ask Question'], ['textbox', /Country/]),
  ),
};
export const Few: Story = { parameters: { scenario: 'few' }, play: expectVisible(['link', 'View & Answer']) };
export const Guest: Story = {
  parameters: { scenario: 'guest' },
  play: expectVisible(['link', 'View & Answer']),
};
export const Visitor: Story = {
  parameters: { as: 'visitor' },
  play: expectVisible(['link', 'View & Answer']),
};
export const LongContent: Story = {
  parameters: { scenario: 'long-content' },
  play: expectVisible(['link', 'View & Answer']),
};
export const Many: Story = {
  parameters: { scenario: 'full' },
  play: expectVisible(['link', 'View & Answer']),
};
