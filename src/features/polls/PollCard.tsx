import TicketIcon from '@phosphor-icons/core/regular/ticket.svg?react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { PollFeedItem } from '../../contract/schemas/polls.ts';
import { displayName } from '../../shared/rules/people.ts';
import { paths } from '../../routes.ts';
import { BallotPaper } from '../../brand/BallotPaper.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { Byline } from '../users/Byline.tsx';
import { PollOptions } from './PollOptions.tsx';
import { PollVoteCount } from './PollVoteCount.tsx';

interface Props {
  /** The poll as a feed item, with its post and votes. */
  item: PollFeedItem;
}

/** A poll in the feed: author, question, options and votes (POLL-01). The question links to the post. */
export function PollCard({ item }: Props) {
  const { post, question, createdAt } = item;
  return (
    <BallotPaper aria-label={`Poll by ${displayName(post.user)}`} stub={<PollVoteCount poll={item} />}>
      <Byline
        user={post.user}
        destination={post.destination}
        createdAt={createdAt}
        postId={post.id}
        tag={
          <Tag tone="plum" icon={<TicketIcon aria-hidden />}>
            Poll
          </Tag>
        }
      />
      <Question dir="auto">
        <Link to={paths.post(post.id)}>{question}</Link>
      </Question>
      <PollOptions poll={item} question={question} />
    </BallotPaper>
  );
}

const Question = styled.h3`
  margin-block: -1px -7px;
  overflow-wrap: anywhere;
  text-wrap: pretty;
  a {
    display: block;
    padding-block: 11px;
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
    text-decoration-thickness: 1px;
  }
`;
