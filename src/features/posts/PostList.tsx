import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Post } from '../../contract/schemas/posts.ts';
import { EmptyCard } from '../../brand/EmptyCard.tsx';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { SkeletonCard } from '../../brand/SkeletonCard.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { PostCard } from './PostCard.tsx';

interface Props {
  posts: UseQueryResult<Post[]>;
  empty: { title: string; text?: string; action?: ReactNode };
}

/** A list of posts with its loading, error and empty states. */
export function PostList({ posts, empty }: Props) {
  return (
    <Stack $gap={16}>
      <QueryBoundary
        query={posts}
        errorTitle="The posts did not load"
        showRefetchError
        fallback={<SkeletonCard variant="post" />}
      >
        {(items) =>
          items.length === 0 ? (
            <EmptyCard art="postcard" {...empty} />
          ) : (
            items.map((post) => <PostCard key={post.id} post={post} />)
          )
        }
      </QueryBoundary>
    </Stack>
  );
}
