import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../src/routes.ts';
import { TodoList } from '../../src/screens/TodoList.tsx';
import { click } from '../support/interactions.ts';
import { playInOrder, expectVisible, expectSkeletons } from '../support/assertions.ts';

const meta = {
  title: 'Screens/Travel to-do',
  component: TodoList,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', route: paths.todoList(), requirements: ['APP-06'] },
} satisfies Meta<typeof TodoList>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = 'GET /api/users/:id/travel-todos';

export const Default: Story = {
  play: expectVisible(['heading', 'Darjeeling'], ['button', 'Mark Darjeeling visited']),
};
export const Visited: Story = {
  parameters: { route: `${paths.todoList()}?tab=visited` },
  play: expectVisible(['heading', 'Hampi'], ['link', 'All 18 places you have visited']),
};
export const Adding: Story = {
  parameters: { requirements: ['TODO-02'] },
  play: playInOrder(
    click('button', 'Add'),
    expectVisible(['dialog', 'Add a Place to Visit'], ['textbox', /Destination/]),
  ),
};
export const Loading: Story = { parameters: { faults: { [list]: 'timeout' } }, play: expectSkeletons(4) };
export const Empty: Story = {
  parameters: { scenario: 'empty' },
  play: expectVisible(['heading', 'Your list is empty'], ['button', 'Add a place']),
};
/** Places visited without being on the list are on the profile. */
export const VisitedElsewhere: Story = {
  parameters: { route: `${paths.todoList()}?tab=visited`, scenario: 'veteran' },
  play: expectVisible(['heading', 'None from this list yet'], ['link', 'All 41 places you have visited']),
};
export const NothingVisited: Story = {
  parameters: { route: `${paths.todoList()}?tab=visited`, scenario: 'empty' },
  play: expectVisible(['heading', 'None from this list yet']),
};
export const Error: Story = {
  parameters: { faults: { [list]: 500 } },
  play: expectVisible(['heading', 'Your list did not load']),
};
export const Guest: Story = {
  parameters: { scenario: 'guest' },
  play: expectVisible(['heading', 'Your list is empty']),
};
export const Visitor: Story = {
  parameters: { as: 'visitor' },
  play: expectVisible(['heading', 'Start your own list']),
};
export const LongContent: Story = {
  parameters: { scenario: 'long-content' },
  play: expectVisible(['button', /^Mark Llanfair/]),
};
/** Two places. */
export const Few: Story = { parameters: { as: 'traveller_002' }, play: expectVisible(['button', /^Mark/]) };
