import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../src/routes.ts';
import { EditProfile } from '../../src/screens/EditProfile.tsx';
import { click, playSteps } from '../support/interactions.ts';
import { expectText, expectVisible } from '../support/assertions.ts';

const meta = {
  title: 'Screens/Edit profile',
  component: EditProfile,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', route: paths.editProfile(), requirements: ['APP-04'] },
} satisfies Meta<typeof EditProfile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: expectVisible(['heading', 'Edit Profile'], ['textbox', /First name/], ['button', 'Save Changes']),
};
export const Guest: Story = {
  parameters: { scenario: 'guest' },
  play: expectVisible(['textbox', /First name/]),
};
export const Visitor: Story = {
  parameters: { as: 'visitor' },
  play: expectVisible(['heading', 'You are not signed in']),
};
export const Loading: Story = {
  parameters: { latency: 60_000 },
  play: expectVisible(['heading', 'Edit Profile']),
};
export const LongContent: Story = {
  parameters: { scenario: 'long-content' },
  play: expectVisible(['textbox', /Bio/]),
};
export const Error: Story = {
  parameters: { faults: { 'PATCH /api/auth/user': 500 }, requirements: ['EDIT-08'] },
  play: playSteps({
    Saves: click('button', 'Save Changes'),
    'Is told': expectText(/^Failed to update profile/),
  }),
};
