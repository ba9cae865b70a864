import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Post } from '../../contract/schemas/posts.ts';
import { displayName } from '../../shared/rules/people.ts';
import { paths } from '../../routes.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { CommentComposer } from './CommentComposer.tsx';
import { Comments } from './Comments.tsx';

const MAX_COMMENTS = 3;

interface Props {
  post: Post;
  id: string;
}

/** The panel below a card in a list: the latest three comments, a link to all, and the comment box. */
export function CommentsPanel({ post, id }: Props) {
  const author = displayName(post.user);
  const { comments: total } = post._count;
  return (
    <Panel id={id}>
      <TextLink as={Link} to={paths.post(post.id)} aria-description={`Post by ${author}`}>
        {total > MAX_COMMENTS ? `View all ${total} comments` : 'Open post'}
      </TextLink>
      <Comments comments={post.comments.slice(-MAX_COMMENTS)} />
      <CommentComposer postId={post.id} author={author} />
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  padding: 2px 16px 12px;
  border-top: 1px solid var(--line);
  border-radius: 0 0 var(--r-paper) var(--r-paper);
  background: var(--paper);
  box-shadow: var(--e1);
  > :not(a) {
    width: 100%;
  }
  /* One sheet with the card above. */
  :has(+ &) {
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
`;
