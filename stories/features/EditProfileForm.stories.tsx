import type { Meta, StoryObj } from '@storybook/react-vite';
import { EditProfileForm } from '../../src/features/session/EditProfileForm.tsx';
import { useCurrentUser } from '../../src/features/session/queries.ts';
import { chooseFiles, fill, click, playSteps } from '../support/interactions.ts';
import { inFrame } from '../support/inFrame.ts';
import { expectText, expectVisible } from '../support/assertions.ts';
import { withToasts } from '../support/withToasts.tsx';
import { statesInFrames } from '../support/statesInFrames.tsx';

/** The form for the signed-in user. */
function Form() {
  const currentUser = useCurrentUser();
  return currentUser ? <EditProfileForm currentUser={currentUser} /> : null;
}

const meta = {
  title: 'Features/EditProfileForm',
  component: Form,
  subcomponents: { EditProfileForm },
  decorators: [withToasts],
  parameters: inFrame('640px'),
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

const save = click('button', 'Save Changes');

/** Try every prop in the Controls panel. */
export const Playground: Story = { tags: ['!test'] };
export const Default: Story = { play: expectVisible(['textbox', 'First name'], ['button', 'Save Changes']) };
export const Saved: Story = {
  play: playSteps({ Changes: fill({ Bio: 'On the road.' }), Saves: [save, expectText('Profile updated')] }),
};
/** Above 500 characters the counter warns, but the bio can still be saved. */
export const LongBio: Story = {
  parameters: { requirements: ['EDIT-02', 'EDIT-03'] },
  play: playSteps({
    Writes: fill({ Bio: 'On the road again. '.repeat(30) }),
    Counts: expectText(/\/\s?500/),
  }),
};
export const Fails: Story = {
  parameters: { faults: { 'PATCH /api/auth/user': 500 } },
  play: playSteps({ Saves: [save, expectText('Failed to update profile: Forced 500')] }),
};
export const PictureTooLarge: Story = {
  parameters: { requirements: ['EDIT-04'] },
  play: playSteps({ Chooses: [chooseFiles(/picture/i, 'huge.png'), expectText('File too large')] }),
};
/** File dialogs can be set to show every file (AMB-46). */
export const NoPicture: Story = {
  parameters: { requirements: ['EDIT-05'] },
  play: playSteps({ Chooses: [chooseFiles(/picture/i, 'notes.txt'), expectText('Invalid file')] }),
};
export const LongContent: Story = {
  parameters: { scenario: 'long-content' },
  play: expectVisible(['textbox', 'Bio']),
};
/** Every state in a frame, in both themes. */
export const AllStates: Story = { ...statesInFrames, tags: ['!test', '!autodocs'] };
