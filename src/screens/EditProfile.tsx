import { Link } from 'react-router-dom';
import { ScreenTitle } from '../layout/ScreenTitle.tsx';
import { EditProfileForm } from '../features/session/EditProfileForm.tsx';
import { RequireAuth } from '../features/session/RequireAuth.tsx';
import { paths } from '../routes.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Stack } from '../ui/Stack.tsx';

const VISITOR = {
  art: 'letter',
  title: 'You are not signed in',
  text: 'Sign in to change your name, picture and bio.',
} as const;

/** The edit-profile screen (EDIT-01 to EDIT-11). */
export function EditProfile() {
  return (
    <>
      <ScreenTitle>Edit Profile</ScreenTitle>
      <PageHeader title="Edit Profile" back={{ label: 'Back to profile', as: Link, to: paths.profile() }} />
      <Stack $gap={16} $pad>
        <RequireAuth visitor={VISITOR}>
          {(currentUser) => <EditProfileForm key={currentUser.id} currentUser={currentUser} />}
        </RequireAuth>
      </Stack>
    </>
  );
}
