import { Link } from 'react-router-dom';
import { ScreenTitle } from '../features/frame/ScreenTitle.tsx';
import { EditProfileForm } from '../features/session/EditProfileForm.tsx';
import { SignInFirst } from '../features/session/SignInFirst.tsx';
import { useViewer } from '../features/session/useViewer.ts';
import { to } from '../paths.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Stack } from '../ui/Stack.tsx';

/** EDIT-01 to EDIT-11: the own picture, name and bio. */
export function EditProfile() {
  const viewer = useViewer();
  return (
    <>
      <ScreenTitle>Edit Profile</ScreenTitle>
      <PageHeader title="Edit Profile" back={{ label: 'Back to profile', as: Link, to: to.profile() }} />
      <Stack $gap={16} $pad>
        {viewer && <EditProfileForm key={viewer.id} viewer={viewer} />}
        {viewer === null && (
          <SignInFirst
            art="letter"
            title="Nobody is signed in"
            text="Sign in to change your name, picture and bio."
          />
        )}
      </Stack>
    </>
  );
}
