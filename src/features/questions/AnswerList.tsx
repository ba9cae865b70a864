import { styled } from 'styled-components';
import type { Answer } from '../../contract/schemas/questions.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../brand/EmptyState.tsx';
import { AnswerItem } from './AnswerItem.tsx';

interface Props {
  /** All answers to the question; the empty state is shown if there are none. */
  answers: readonly Answer[];
  /** The answer that was just posted here; it is scrolled into view. */
  postedId?: string | undefined;
}

/** The answers to a question, or the empty state. */
export function AnswerList({ answers, postedId }: Props) {
  return (
    <Paper as="section" aria-labelledby="answers">
      <h2 id="answers">Answers ({answers.length})</h2>
      {answers.length === 0 && (
        <EmptyState art="letter" heading="h3" title="No answers yet. Be the first to help!" />
      )}
      <List>
        {answers.map((answer) => (
          <AnswerItem key={answer.id} answer={answer} isPosted={answer.id === postedId} />
        ))}
      </List>
    </Paper>
  );
}

const Paper = styled(Card)`
  h2 {
    font: var(--t-sub);
  }
`;

const List = styled.ol`
  > li + li {
    border-top: 1px solid var(--line);
  }
`;
