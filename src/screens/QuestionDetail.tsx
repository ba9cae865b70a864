import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { isNotFound } from '../api/errors.ts';
import { BackHome } from '../layout/BackHome.tsx';
import { ScreenTitle } from '../layout/ScreenTitle.tsx';
import { AnswerForm } from '../features/questions/AnswerForm.tsx';
import { AnswerList } from '../features/questions/AnswerList.tsx';
import { QuestionSheet } from '../features/questions/QuestionSheet.tsx';
import { useCurrentUser } from '../features/session/queries.ts';
import { paths } from '../routes.ts';
import { CenteredLayout } from '../ui/CenteredLayout.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { QueryBoundary } from '../ui/QueryBoundary.tsx';
import { NotFoundBlock } from '../brand/NotFoundBlock.tsx';
import { SkeletonCard } from '../brand/SkeletonCard.tsx';
import { Stack } from '../ui/Stack.tsx';
import { questionQuery } from '../features/questions/queries.ts';

/** A local question with its answers. */
export function QuestionDetail() {
  const { id = '' } = useParams();
  const query = useQuery(questionQuery(id));
  const currentUser = useCurrentUser();
  const [postedId, setPostedId] = useState<string>();
  if (isNotFound(query.error)) {
    return (
      <CenteredLayout>
        <ScreenTitle>Question not found</ScreenTitle>
        <NotFoundBlock
          title="Question not found"
          text="It may have been removed, or the link is wrong."
          action={
            <ButtonLink as={Link} to={paths.home()} variant="line">
              Back to Home
            </ButtonLink>
          }
        />
      </CenteredLayout>
    );
  }
  return (
    <>
      <ScreenTitle>{query.data?.title ?? 'Question'}</ScreenTitle>
      <BackHome>Back</BackHome>
      <Stack $gap={16} $pad>
        {!query.data && <h1 className="vh">Question</h1>}
        <QueryBoundary
          query={query}
          errorTitle="The question did not load"
          showRefetchError
          fallback={<SkeletonCard variant="question" />}
        >
          {(question) => (
            <>
              <QuestionSheet question={question} />
              <AnswerForm
                key={question.id}
                questionId={question.id}
                earns={Boolean(currentUser) && question.asker.id !== currentUser?.id}
                onPosted={setPostedId}
              />
              <AnswerList answers={question.answers} postedId={postedId} />
            </>
          )}
        </QueryBoundary>
      </Stack>
    </>
  );
}
