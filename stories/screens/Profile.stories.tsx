import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../src/routes.ts';
import { Profile } from '../../src/screens/Profile.tsx';
import { says, shows, waitsFor } from '../support/assertions.ts';

const meta = {
  title: 'Screens/Profile',
  component: Profile,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', route: paths.profile() },
} satisfies Meta<typeof Profile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Owner: Story = {
  play: shows(['heading', 'Ananya Rao'], ['tab', 'To-Do'], ['button', 'Saved'], ['link', 'Edit']),
};
/** Somebody else's: posts, places and achievements, and nothing that is theirs alone. */
export const Other: Story = {
  parameters: { route: paths.profile('traveller_002') },
  play: shows(['heading', 'Harpreet Singh'], ['tab', 'Visited']),
};
export const Posts: Story = {
  parameters: { route: `${paths.profile()}?tab=posts` },
  play: shows(['article', /^Story by/]),
};
export const Visited: Story = {
  parameters: { route: `${paths.profile()}?tab=visited` },
  play: shows(['heading', 'Udaipur']),
};
export const ToDo: Story = {
  parameters: { route: `${paths.profile()}?tab=to-do` },
  play: shows(['link', 'Open my Travel To-Do List']),
};
export const Saved: Story = {
  play: async ({ canvas, userEvent, ...context }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Saved' }));
    await shows(['dialog', 'Saved'])({ canvas, userEvent, ...context });
  },
};
export const Guest: Story = {
  parameters: { scenario: 'guest' },
  play: shows(['heading', 'Guest Explorer'], ['heading', 'No badges yet']),
};
export const Newcomer: Story = {
  parameters: { scenario: 'newcomer' },
  play: shows(['heading', 'Ishaan Verma']),
};
export const Veteran: Story = { parameters: { scenario: 'veteran' }, play: says(/Universe Explorer/) };
/** Nobody is signed in, so there is no profile of one's own. */
export const Visitor: Story = {
  parameters: { as: 'visitor' },
  play: shows(['heading', 'User not found']),
};
export const NotFound: Story = {
  parameters: { route: paths.profile('nobody') },
  play: shows(['heading', 'User not found'], ['link', 'Back to Home']),
};
export const Loading: Story = {
  parameters: { faults: { 'GET /api/users/:id': 'timeout' } },
  play: waitsFor(1),
};
export const Error: Story = {
  parameters: { faults: { 'GET /api/users/:id': 500 } },
  play: shows(['heading', 'The profile did not load']),
};
export const LongContent: Story = {
  parameters: { scenario: 'long-content' },
  play: shows(['heading', /Wolfeschlegelsteinhausenbergerdorff/]),
};
/** Somebody who has done nothing yet. */
export const Empty: Story = {
  parameters: { route: `${paths.profile()}?tab=visited`, scenario: 'empty' },
  play: shows(['heading', 'No places visited yet']),
};
