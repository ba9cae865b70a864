import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Post } from '../../contract/schemas/posts.ts';
import { BallotPaper } from '../../brand/BallotPaper.tsx';
import { NotePage } from '../../brand/NotePage.tsx';
import { Postcard } from '../../brand/Postcard.tsx';
import { ruledCss } from '../../brand/ruledStyles.ts';
import { PollOptions } from '../polls/PollOptions.tsx';
import { PollVoteCount } from '../polls/PollVoteCount.tsx';

interface Props {
  post: Post;
  byline: ReactNode;
  pictures: ReactNode;
  text: ReactNode;
  actions: ReactNode;
}

/** The paper style for each post type: notebook for a tip, ballot for a poll, postcard for others. */
export function PostPaper({ post, byline, pictures, text, actions }: Props) {
  if (post.poll) {
    return (
      <BallotPaper as="div" stub={actions}>
        {byline}
        <Question>{text}</Question>
        {pictures}
        <PollOptions poll={post.poll} question={post.content} />
        <Foot>
          <PollVoteCount poll={post.poll} />
        </Foot>
      </BallotPaper>
    );
  }
  if (post.type === 'tip') {
    return (
      <NotePage as="div">
        {byline}
        <Note>{text}</Note>
        {pictures}
        {actions}
      </NotePage>
    );
  }
  return (
    <Postcard as="div">
      <Inset>{byline}</Inset>
      {pictures}
      <Inset>
        <Body $first={!pictures}>{text}</Body>
        {actions}
      </Inset>
    </Postcard>
  );
}

const Inset = styled.div`
  padding-inline: 8px;
`;

const Body = styled.div<{ $first: boolean }>`
  margin-top: ${({ $first }) => ($first ? '6px' : '12px')};
  font: var(--t-body);
`;

const Note = styled.div`
  margin-top: 6px;
  letter-spacing: -0.003em;
  /* Only the text, since a 'read more' link may follow. */
  > :first-child {
    ${ruledCss}
  }
`;

const Question = styled.div`
  margin-top: 10px;
  font: var(--t-sub);
  text-wrap: pretty;
`;

const Foot = styled.div`
  margin: 14px 0 -6px;
`;
