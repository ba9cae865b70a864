import type { Meta, StoryObj } from '@storybook/react-vite';
import { EditProfileForm } from '../../src/features/session/EditProfileForm.tsx';
import { useCurrentUser } from '../../src/features/session/useCurrentUser.ts';
import { choose, fill, press, story } from '../support/interactions.ts';
import { inFrame } from '../support/inFrame.ts';
import { says, shows } from '../support/assertions.ts';
import { withToasts } from '../support/withToasts.tsx';

/** The form of whoever is signed in. */
function Form() {
  const viewer = useCurrentUser();
  return viewer ? <EditProfileForm viewer={viewer} /> : null;
}

const meta = {
  title: 'Features/EditProfileForm',
  component: Form,
  decorators: [withToasts],
  parameters: inFrame('640px'),
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

const save = press('button', 'Save Changes');

export const Default: Story = { play: shows(['textbox', 'First name'], ['button', 'Save Changes']) };
export const Saved: Story = {
  play: story({ Changes: fill({ Bio: 'On the road.' }), Saves: [save, says('Profile updated')] }),
};
/** Over 500 characters the counter warns, and the bio can still be saved. */
export const LongBio: Story = {
  parameters: { requirements: ['EDIT-02', 'EDIT-03'] },
  play: story({ Writes: fill({ Bio: 'On the road again. '.repeat(30) }), Counts: says(/\/\s?500/) }),
};
export const Fails: Story = {
  parameters: { faults: { 'PATCH /api/auth/user': 500 } },
  play: story({ Saves: [save, says('Failed to update profile: Forced 500')] }),
};
export const PictureTooLarge: Story = {
  parameters: { requirements: ['EDIT-04'] },
  play: story({ Chooses: [choose(/picture/i, 'huge.png'), says('File too large')] }),
};
/** A browser's file dialog can be set to show every file (AMB-46). */
export const NoPicture: Story = {
  parameters: { requirements: ['EDIT-05'] },
  play: story({ Chooses: [choose(/picture/i, 'notes.txt'), says('Invalid file')] }),
};
export const LongContent: Story = {
  parameters: { scenario: 'long-content' },
  play: shows(['textbox', 'Bio']),
};
