import ThumbsDownIcon from '@phosphor-icons/core/regular/thumbs-down.svg?react';
import ThumbsDownFillIcon from '@phosphor-icons/core/fill/thumbs-down-fill.svg?react';
import ThumbsUpIcon from '@phosphor-icons/core/regular/thumbs-up.svg?react';
import ThumbsUpFillIcon from '@phosphor-icons/core/fill/thumbs-up-fill.svg?react';
import { styled } from 'styled-components';
import { useSerializedMutation } from '../../api/useSerializedMutation.ts';
import type { Answer } from '../../contract/schemas/questions.ts';
import { useCurrentUser } from '../session/queries.ts';
import { voteAnswer } from './mutations.ts';

interface Props {
  answer: Answer;
  /** The responder's name, included in each button's accessible name. */
  name: string;
}

/**
 * Helpful and not-helpful buttons; one vote per person, which can be changed (Q-09, Q-15, Q-16, AMB-20).
 */
export function AnswerVotes(props: Props) {
  return (
    <Row>
      <VoteButton {...props} isHelpful />
      <VoteButton {...props} isHelpful={false} />
    </Row>
  );
}

function VoteButton({ answer, name, isHelpful }: Props & { isHelpful: boolean }) {
  const currentUser = useCurrentUser();
  const vote = useSerializedMutation(voteAnswer(answer.id, isHelpful));
  const count = answer.votes.filter((given) => given.isHelpful === isHelpful).length;
  const isPressed = answer.votes.find(({ userId }) => userId === currentUser?.id)?.isHelpful === isHelpful;
  const [Icon, PressedIcon] = isHelpful
    ? [ThumbsUpIcon, ThumbsUpFillIcon]
    : [ThumbsDownIcon, ThumbsDownFillIcon];
  return (
    <Vote
      type="button"
      aria-pressed={isPressed}
      aria-busy={vote.isPending}
      aria-label={`${isHelpful ? 'Helpful' : 'Not helpful'}: answer by ${name}, ${count}`}
      onClick={() => vote.mutate()}
    >
      {isPressed ? <PressedIcon aria-hidden /> : <Icon aria-hidden />}
      {count}
    </Vote>
  );
}

const Row = styled.div`
  display: flex;
  gap: 4px;
  margin-inline-start: 42px;
`;

const Vote = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-width: var(--touch);
  min-height: var(--touch);
  padding: 0 8px;
  border-radius: var(--r-control);
  color: var(--ink-2);
  font: var(--t-strong);
  svg {
    width: 22px;
    height: 22px;
  }
  &[aria-pressed='true']:first-child {
    color: var(--leaf);
  }
  &[aria-pressed='true']:last-child {
    color: var(--vermilion);
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  &:hover {
    background: var(--paper-2);
  }
`;
