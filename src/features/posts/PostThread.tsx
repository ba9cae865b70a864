import { useRef } from 'react';
import { styled } from 'styled-components';
import type { Post } from '../../contract/schemas/posts.ts';
import { displayName } from '../../shared/rules/people.ts';
import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { CommentComposer } from './CommentComposer.tsx';
import { Comments } from './Comments.tsx';
import { PostCard } from './PostCard.tsx';

interface Props {
  /** The post, already loaded. */
  post: Post;
}

/** A post on its own page, with all comments and the comment box (POST-01, CARD-11). */
export function PostThread({ post }: Props) {
  const box = useRef<HTMLInputElement>(null);
  const { comments: total } = post._count;
  return (
    <Stack>
      <PostCard post={post} onComments={() => box.current?.focus()} eager />
      <CommentsCard as="section" aria-labelledby="comments">
        <h2 id="comments">Comments ({total})</h2>
        {total === 0 ? (
          <p>No comments yet. Be the first to say something.</p>
        ) : (
          <Comments comments={post.comments} />
        )}
      </CommentsCard>
      <Box>
        <CommentComposer postId={post.id} author={displayName(post.user)} boxRef={box} />
      </Box>
    </Stack>
  );
}

const CommentsCard = styled(Card)`
  padding-bottom: 6px;
  h2 {
    font: var(--t-sub);
  }
  p {
    padding: 4px 0 10px;
    color: var(--ink-2);
    font: var(--t-body-s);
  }
`;

const Box = styled(Card)`
  padding: 8px;
  input {
    border-color: transparent;
  }
`;
