import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Post } from '../../contract/schemas/posts.ts';
import { EmptyCard } from '../../brand/EmptyCard.tsx';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { SkeletonCard } from '../../brand/SkeletonCard.tsx';
import { CollapsingItem, CollapsingItems } from '../../ui/CollapsingItem.tsx';
import { Column } from '../../ui/Stack.tsx';
import { PostCard } from './PostCard.tsx';

interface Props {
  posts: UseQueryResult<Post[]>;
  empty: { title: string; text?: string; action?: ReactNode };
}

const GAP = 16;

/** A list of posts with its loading, error and empty states. */
export function PostList({ posts, empty }: Props) {
  return (
    <QueryBoundary
      query={posts}
      errorTitle="The posts did not load"
      showRefetchError
      fallback={<SkeletonCard variant="post" />}
    >
      {(items) => (
        <>
          <Column as="ul" $gap={GAP}>
            <CollapsingItems>
              {items.map((post) => (
                <CollapsingItem key={post.id} gap={GAP}>
                  <PostCard post={post} />
                </CollapsingItem>
              ))}
            </CollapsingItems>
          </Column>
          {items.length === 0 && <EmptyCard art="postcard" {...empty} />}
        </>
      )}
    </QueryBoundary>
  );
}
