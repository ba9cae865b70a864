import type { UseQueryResult } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { LOCAL_QUESTIONS_LIMIT, QUESTION_SKELETONS } from '../../shared/limits.ts';
import type { QuestionSummary } from '../../contract/schemas/questions.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyCard } from '../../brand/EmptyCard.tsx';
import { FailureArt } from '../../brand/FailureArt.tsx';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { SkeletonCard } from '../../brand/SkeletonCard.tsx';
import { FIRST_ITEMS, useShowsAll } from '../../layout/useShowsAll.ts';
import { QuestionCard } from './QuestionCard.tsx';

interface Props {
  /** Whether the content above the list is still loading. */
  waiting: boolean;
  board: UseQueryResult<QuestionSummary[]>;
  /** Loads the questions again; settles once they have loaded or failed. */
  onRetry: () => Promise<unknown>;
  /** The questions that match the search. */
  questions: readonly QuestionSummary[];
  /** Whether a search is active. */
  searched: boolean;
  /** Whether a category filter is active. */
  narrowed: boolean;
  onAsk: () => void;
}

/** The list of community questions with all its states (ASK-07 to ASK-13). */
export function CommunityQuestions({ waiting, board, onRetry, questions, searched, narrowed, onAsk }: Props) {
  const showsAll = useShowsAll();
  const noneYet = {
    title: 'No questions yet',
    text: 'Be the first to ask a question!',
    action: <Button onClick={onAsk}>Ask the First Question</Button>,
  };
  const pending = waiting || board.isPending;
  const query = {
    data: waiting ? undefined : board.data,
    isError: !waiting && board.isError,
    error: board.error,
    refetch: onRetry,
  };
  return (
    <Section aria-busy={pending || board.isPlaceholderData}>
      <h2>Community Questions</h2>
      {searched && (query.data?.length ?? 0) >= LOCAL_QUESTIONS_LIMIT && (
        <SearchSummary role="status">{searchedText(narrowed)}</SearchSummary>
      )}
      <QueryBoundary
        query={query}
        errorTitle="The questions did not load"
        heading="h3"
        errorArt={<FailureArt error={board.error} />}
        showRefetchError
        fallback={
          <List>
            {Array.from({ length: QUESTION_SKELETONS }, (_, index) => (
              <SkeletonCard key={index} variant="question" />
            ))}
          </List>
        }
      >
        {({ length }) =>
          questions.length > 0 ? (
            <List data-before={board.isPlaceholderData || undefined}>
              {questions.map((question, index) => (
                <div key={question.id}>
                  {(showsAll || index < FIRST_ITEMS) && <QuestionCard question={question} />}
                </div>
              ))}
            </List>
          ) : (
            <EmptyCard art="tag" heading="h3" {...(length > 0 ? NONE_FOUND : noneYet)} />
          )
        }
      </QueryBoundary>
    </Section>
  );
}

const NONE_FOUND = { title: 'No questions found', text: 'Try a different search term' };

/** The search covers only loaded questions (AMB-79). */
const searchedText = (narrowed: boolean): string =>
  narrowed
    ? `Only the latest ${LOCAL_QUESTIONS_LIMIT} questions of this category were searched.`
    : `Only the latest ${LOCAL_QUESTIONS_LIMIT} questions were searched. Choose a category to look further back.`;

const SearchSummary = styled.p`
  margin-top: 4px;
  color: var(--ink-2);
  font: var(--t-body-s);
`;

/** Gives empty and error states the same spacing as the list. */
const Section = styled.section`
  > ${Card} {
    margin-top: 12px;
  }
`;

/** The space above each tag is part of the item, since containment would clip the tag's string. */
const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  /* Dimmed while another category is loading. */
  &[data-before] {
    opacity: 0.5;
  }
  > * {
    padding-top: 22px;
    content-visibility: auto;
    contain-intrinsic-size: auto 320px;
  }
  /* The intrinsic size applies only out of view. */
  > :empty {
    box-sizing: content-box;
    min-height: 320px;
  }
`;
