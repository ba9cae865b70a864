import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../src/routes.ts';
import { Profile } from '../../src/screens/Profile.tsx';
import { expectText, expectVisible, expectSkeletons } from '../support/assertions.ts';

const meta = {
  title: 'Screens/Profile',
  component: Profile,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', route: paths.profile(), requirements: ['APP-02'] },
} satisfies Meta<typeof Profile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Owner: Story = {
  parameters: { requirements: ['PROF-04', 'PROF-05', 'PROF-06'] },
  play: expectVisible(['heading', 'Ananya Rao'], ['tab', 'To-Do'], ['button', 'Saved'], ['link', 'Edit']),
};
/** Another user's profile: posts, places and achievements, but nothing private. */
export const Other: Story = {
  parameters: { route: paths.profile('traveller_002'), requirements: ['APP-03', 'AUTH-08'] },
  play: expectVisible(['heading', 'Harpreet Singh'], ['tab', 'Visited']),
};
export const Posts: Story = {
  parameters: { route: `${paths.profile()}?tab=posts` },
  play: expectVisible(['article', /^Story by/]),
};
export const Visited: Story = {
  parameters: { route: `${paths.profile()}?tab=visited` },
  play: expectVisible(['heading', 'Udaipur']),
};
export const ToDo: Story = {
  parameters: { route: `${paths.profile()}?tab=to-do` },
  play: expectVisible(['link', 'Open my Travel To-Do List']),
};
export const Saved: Story = {
  parameters: { requirements: ['PROF-05'] },
  play: async ({ canvas, userEvent, ...context }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Saved' }));
    await expectVisible(['dialog', 'Saved'])({ canvas, userEvent, ...context });
  },
};
export const Guest: Story = {
  parameters: { scenario: 'guest' },
  play: expectVisible(['heading', 'Guest Explorer'], ['heading', 'No badges yet']),
};
export const Newcomer: Story = {
  parameters: { scenario: 'newcomer' },
  play: expectVisible(['heading', 'Ishaan Verma']),
};
export const Veteran: Story = { parameters: { scenario: 'veteran' }, play: expectText(/Universe Explorer/) };
/** Nobody is signed in, so there is no own profile. */
export const Visitor: Story = {
  parameters: { as: 'visitor', requirements: ['PROF-08'] },
  play: expectVisible(['heading', 'User not found']),
};
export const NotFound: Story = {
  parameters: { route: paths.profile('nobody'), requirements: ['PROF-08'] },
  play: expectVisible(['heading', 'User not found'], ['link', 'Back to Home']),
};
export const Loading: Story = {
  parameters: { faults: { 'GET /api/users/:id': 'timeout' } },
  play: expectSkeletons(1),
};
export const Error: Story = {
  parameters: { faults: { 'GET /api/users/:id': 500 } },
  play: expectVisible(['heading', 'The profile did not load']),
};
export const LongContent: Story = {
  parameters: { scenario: 'long-content' },
  play: expectVisible(['heading', /Wolfeschlegelsteinhausenbergerdorff/]),
};
/** A user without any activity. */
export const Empty: Story = {
  parameters: { route: `${paths.profile()}?tab=visited`, scenario: 'empty' },
  play: expectVisible(['heading', 'No places visited yet']),
};
