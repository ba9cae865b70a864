import type { UseQueryResult } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { QUESTION_SKELETONS } from '../../contract/limits.ts';
import type { QuestionSummary } from '../../contract/questions.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonCard } from '../../ui/SkeletonCard.tsx';
import { QuestionCard } from './QuestionCard.tsx';

interface Props {
  /** What stands above is not known yet. */
  waiting: boolean;
  board: UseQueryResult<QuestionSummary[]>;
  /** What the search leaves of the board. */
  questions: readonly QuestionSummary[];
  onAsk: () => void;
}

/** ASK-07 to ASK-13: the list and its states. */
export function CommunityQuestions({ waiting, board, questions, onAsk }: Props) {
  if (waiting || board.isPending) {
    return (
      <section aria-busy>
        <h2>Community Questions</h2>
        <List>
          {Array.from({ length: QUESTION_SKELETONS }, (_, index) => (
            <SkeletonCard key={index} variant="question" />
          ))}
        </List>
      </section>
    );
  }
  return (
    <section aria-busy={board.isPlaceholderData}>
      <h2>Community Questions</h2>
      {board.isError && (
        <Alone $flush>
          <ErrorState title="The questions did not load" onRetry={() => void board.refetch()} heading="h3" />
        </Alone>
      )}
      {board.data?.length === 0 && (
        <Alone $flush>
          <EmptyState
            art="tag"
            heading="h3"
            title="No questions yet"
            text="Be the first to ask a question!"
            action={<Button onClick={onAsk}>Ask the First Question</Button>}
          />
        </Alone>
      )}
      {board.data && board.data.length > 0 && questions.length === 0 && (
        <Alone $flush>
          <EmptyState art="tag" heading="h3" title="No questions found" text="Try a different search term" />
        </Alone>
      )}
      <List data-before={board.isPlaceholderData || undefined}>
        {questions.map((question) => (
          <div key={question.id}>
            <QuestionCard question={question} />
          </div>
        ))}
      </List>
    </section>
  );
}

/** In place of the list. */
const Alone = styled(Card)`
  margin-top: 12px;
`;

/** The room above each tag is its own, so that its string is not clipped with the rest when off screen. */
const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  /* Another category is on its way. */
  &[data-before] {
    opacity: 0.5;
  }
  &:empty {
    display: none;
  }
  > * {
    padding-top: 22px;
    content-visibility: auto;
    contain-intrinsic-size: auto 320px;
  }
`;
