import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Post } from '../../contract/posts.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonCard } from '../../ui/SkeletonCard.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { PostCard } from './PostCard.tsx';

interface Props {
  posts: UseQueryResult<Post[]>;
  empty: { title: string; text?: string; action?: ReactNode };
}

/** Posts of a plain list, with its states: saved, someone's, found. */
export function PostList({ posts, empty }: Props) {
  if (posts.isPending) return <SkeletonCard variant="post" />;
  if (posts.isError)
    return (
      <Card $flush>
        <ErrorState title="The posts did not load" onRetry={() => void posts.refetch()} />
      </Card>
    );
  if (posts.data.length === 0)
    return (
      <Card $flush>
        <EmptyState art="postcard" {...empty} />
      </Card>
    );
  return (
    <Stack $gap={16}>
      {posts.data.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
    </Stack>
  );
}
