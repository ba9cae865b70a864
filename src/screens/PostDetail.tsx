import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { isNotFound } from '../api/errors.ts';
import { displayName } from '../shared/rules/people.ts';
import { BackHome } from '../layout/BackHome.tsx';
import { ScreenTitle } from '../layout/ScreenTitle.tsx';
import { MoreFromTraveler } from '../features/posts/MoreFromTraveler.tsx';
import { PostThread } from '../features/posts/PostThread.tsx';
import { postTypeLabel } from '../features/posts/postTypeLabel.ts';
import { findPostsInCaches, postQuery } from '../features/posts/queries.ts';
import { paths } from '../routes.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { FailureArt } from '../brand/FailureArt.tsx';
import { Card } from '../ui/Card.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { NotFoundBlock } from '../brand/NotFoundBlock.tsx';
import { SkeletonCard } from '../brand/SkeletonCard.tsx';
import { Stack } from '../ui/Stack.tsx';

/** A single post (POST-01 to POST-05). */
export function PostDetail() {
  const { id = '' } = useParams();
  return (
    <>
      <BackHome>Back to Feed</BackHome>
      <Stack $pad>
        <Content id={id} />
      </Stack>
    </>
  );
}

function Content({ id }: { id: string }) {
  const client = useQueryClient();
  const post = useQuery({
    ...postQuery(id),
    // Shows the copy from a list until the post itself is loaded.
    placeholderData: () => findPostsInCaches(client).find((copy) => copy.id === id),
  });
  if (post.data) {
    const heading = `${postTypeLabel(post.data.type)} by ${displayName(post.data.user)}`;
    return (
      <>
        <ScreenTitle>{heading}</ScreenTitle>
        <h1 className="vh">{heading}</h1>
        <PostThread post={post.data} />
        <MoreFromTraveler post={post.data} />
      </>
    );
  }
  if (isNotFound(post.error)) {
    return (
      <>
        <ScreenTitle>Post not found</ScreenTitle>
        <NotFoundBlock
          title="Post not found"
          text="It may have been removed, or the link is wrong."
          action={
            <ButtonLink as={Link} to={paths.home()} variant="line">
              Go Back Home
            </ButtonLink>
          }
        />
      </>
    );
  }
  if (post.isError) {
    return (
      <Card $flush>
        <ScreenTitle>Post</ScreenTitle>
        <ErrorState
          heading="h1"
          title="The post did not load"
          error={post.error}
          art={<FailureArt error={post.error} />}
          onRetry={post.refetch}
        />
      </Card>
    );
  }
  return (
    <>
      <ScreenTitle>Post</ScreenTitle>
      <h1 className="vh">Post</h1>
      <SkeletonCard variant="post" />
      <Waiting role="status">Loading post...</Waiting>
    </>
  );
}

const Waiting = styled.p`
  color: var(--ink-2);
  font: var(--t-meta);
  text-align: center;
`;
