import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { isNotFound } from '../api/errors.ts';
import { displayName } from '../shared/rules/people.ts';
import { ScreenTitle } from '../layout/ScreenTitle.tsx';
import { currentUserQuery } from '../features/session/queries.ts';
import { ProfileHead } from '../features/profile/ProfileHead.tsx';
import { ProfileSkeleton } from '../features/profile/ProfileSkeleton.tsx';
import { ProfileTabs } from '../features/profile/ProfileTabs.tsx';
import { paths } from '../routes.ts';
import { CenteredLayout } from '../ui/CenteredLayout.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Card } from '../ui/Card.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { NotFoundBlock } from '../brand/NotFoundBlock.tsx';
import { userQuery } from '../features/users/queries.ts';

/** A profile: the user's own without an id, anybody's with one (PROF-01 to PROF-17). */
export function Profile() {
  const { userId } = useParams();
  const session = useQuery(currentUserQuery);
  const currentUser = session.data;
  const id = userId ?? currentUser?.id ?? '';
  const person = useQuery({ ...userQuery(id), enabled: id !== '' });
  const user = person.data;
  // Without an id the session decides whose profile this is.
  const asked = id === '' ? session : person;
  const nobody = !userId && currentUser === null;
  if (isNotFound(person.error) || nobody) {
    return (
      <CenteredLayout>
        <ScreenTitle>User not found</ScreenTitle>
        <NotFoundBlock
          title="User not found"
          text={nobody ? 'Sign in to see your profile.' : 'Nobody by that name has checked in here.'}
          action={
            <ButtonLink
              as={Link}
              to={nobody ? paths.landing() : paths.home()}
              variant={nobody ? 'primary' : 'line'}
            >
              {nobody ? 'Sign in' : 'Back to Home'}
            </ButtonLink>
          }
        />
      </CenteredLayout>
    );
  }
  if (!user) {
    return (
      <>
        <ScreenTitle>Profile</ScreenTitle>
        <h1 className="vh">Profile</h1>
        {asked.isError ? (
          <CenteredLayout>
            <Card $flush>
              <ErrorState title="The profile did not load" onRetry={() => void asked.refetch()} />
            </Card>
          </CenteredLayout>
        ) : (
          <ProfileSkeleton />
        )}
      </>
    );
  }
  const own = currentUser?.id === user.id;
  return (
    <>
      <ScreenTitle>{displayName(user)}</ScreenTitle>
      <ProfileHead user={user} own={own} />
      <ProfileTabs key={user.id} userId={user.id} own={own} />
    </>
  );
}
