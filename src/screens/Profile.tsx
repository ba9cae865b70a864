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
import { FailureArt } from '../brand/FailureArt.tsx';
import { Card } from '../ui/Card.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { NotFoundBlock } from '../brand/NotFoundBlock.tsx';
import { userQuery } from '../features/users/queries.ts';
import { Achievements } from '../features/profile/Achievements.tsx';
import { PostList } from '../features/posts/PostList.tsx';
import { userPostsQuery } from '../features/posts/queries.ts';
import { MyQuestions } from '../features/questions/MyQuestions.tsx';
import { userQuestionsQuery } from '../features/questions/queries.ts';
import { OwnTodos } from '../features/todos/OwnTodos.tsx';
import { VisitedPlaces } from '../features/todos/VisitedPlaces.tsx';
import { SectionHead } from '../ui/SectionHead.tsx';
import { SkeletonCard } from '../brand/SkeletonCard.tsx';

/** A profile: the current user's own without an id, any user's with one (PROF-01 to PROF-17). */
export function Profile() {
  const { userId } = useParams();
  const session = useQuery(currentUserQuery);
  const currentUser = session.data;
  const id = userId ?? currentUser?.id ?? '';
  const person = useQuery({ ...userQuery(id), enabled: id !== '' });
  const user = person.data;
  // Without an id, the session determines whose profile is shown.
  const profileSource = id === '' ? session : person;
  const nobody = !userId && currentUser === null;
  if (isNotFound(person.error) || nobody) {
    return (
      <CenteredLayout>
        <ScreenTitle>User not found</ScreenTitle>
        <NotFoundBlock
          title="User not found"
          text={
            nobody ? 'Sign in to see your profile.' : 'This traveler may have left, or the link is wrong.'
          }
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
        {profileSource.isError ? (
          <CenteredLayout>
            <Card $flush>
              <ErrorState
                title="The profile did not load"
                error={profileSource.error}
                art={<FailureArt error={profileSource.error} />}
                onRetry={profileSource.refetch}
              />
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
      <ProfileTabs
        key={user.id}
        own={own}
        panels={{
          achievements: <Achievements userId={user.id} own={own} />,
          posts: <ProfilePosts userId={user.id} own={own} />,
          visited: <VisitedPlaces userId={user.id} own={own} />,
          'to-do': <OwnTodos userId={user.id} />,
        }}
      />
    </>
  );
}

const OWN_EMPTY = {
  title: 'No posts yet',
  text: 'A story, a tip, a question or a poll earns 2 points.',
  action: (
    <ButtonLink as={Link} to={paths.createPost()} variant="line">
      Share Your Story
    </ButtonLink>
  ),
};

/** The user's posts; on their own profile also their local questions (PROF-13, AMB-26). */
function ProfilePosts({ userId, own }: { userId: string; own: boolean }) {
  const posts = useQuery(userPostsQuery(userId));
  const questions = useQuery({ ...userQuestionsQuery(userId), enabled: own });
  // The posts wait for the questions above them, so that they do not shift.
  if (own && questions.isPending) return <SkeletonCard variant="post" />;
  return (
    <>
      {own && <MyQuestions userId={userId} all />}
      <div>
        {own && posts.data && posts.data.length > 0 && (
          <SectionHead title={`My Posts (${posts.data.length})`} />
        )}
        <PostList posts={posts} empty={own ? OWN_EMPTY : { title: 'No posts yet' }} />
      </div>
    </>
  );
}
