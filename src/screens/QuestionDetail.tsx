import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { isNotFound } from '../api/errors.ts';
import { read } from '../api/query.ts';
import { endpoints } from '../contract/endpoints.ts';
import { BackHome } from '../features/frame/BackHome.tsx';
import { ScreenTitle } from '../features/frame/ScreenTitle.tsx';
import { AnswerForm } from '../features/questions/AnswerForm.tsx';
import { AnswerList } from '../features/questions/AnswerList.tsx';
import { QuestionSheet } from '../features/questions/QuestionSheet.tsx';
import { to } from '../paths.ts';
import { Alone } from '../ui/Alone.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { NotFoundBlock } from '../ui/NotFoundBlock.tsx';
import { SkeletonCard } from '../ui/SkeletonCard.tsx';
import { Stack } from '../ui/Stack.tsx';

/** A local question with its answers. */
export function QuestionDetail() {
  const { id = '' } = useParams();
  const asked = useQuery(read(endpoints.questions.one, { params: { id } }));
  if (isNotFound(asked.error)) {
    return (
      <Alone>
        <ScreenTitle>Question not found</ScreenTitle>
        <NotFoundBlock
          title="Question not found"
          text="It may have been taken down, or the link is missing a letter."
          action={
            <ButtonLink as={Link} to={to.home()} variant="line">
              Back to Home
            </ButtonLink>
          }
        />
      </Alone>
    );
  }
  return (
    <>
      <ScreenTitle>{asked.data?.title ?? 'Question'}</ScreenTitle>
      <BackHome>Back</BackHome>
      <Stack $gap={16} $pad>
        {!asked.data && <h1 className="vh">Question</h1>}
        <Loaded
          query={asked}
          failed="The question did not load"
          again
          waiting={<SkeletonCard variant="question" />}
        >
          {(question) => (
            <>
              <QuestionSheet question={question} />
              <AnswerForm key={question.id} questionId={question.id} />
              <AnswerList answers={question.answers} />
            </>
          )}
        </Loaded>
      </Stack>
    </>
  );
}
