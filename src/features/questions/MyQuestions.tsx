import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { MY_QUESTIONS_SHOWN } from '../../shared/limits.ts';
import { paths } from '../../routes.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { QuestionRow } from './QuestionRow.tsx';
import { userQuestionsQuery } from './queries.ts';

interface Props {
  /** The user who asked the questions. */
  userId: string;
  /** Shows all questions, as on the profile (AMB-26). */
  all?: boolean;
}

/** The user's own questions: the first three and a link to the rest (ASK-05, ASK-06). */
export function MyQuestions({ userId, all = false }: Props) {
  // The screens wait for this query before they show the list: a retry on each mount would never end.
  const own = useQuery({ ...userQuestionsQuery(userId), retryOnMount: false });
  const questions = own.data;
  if (own.isError && !questions) {
    return (
      <Card $flush>
        <ErrorState title="Your questions did not load" error={own.error} onRetry={own.refetch} />
      </Card>
    );
  }
  if (!questions?.length) return null;
  const visibleQuestions = all ? questions : questions.slice(0, MY_QUESTIONS_SHOWN);
  return (
    <section aria-labelledby="my-questions">
      <SectionHead id="my-questions" title={`My Questions (${questions.length})`} />
      <List>
        {visibleQuestions.map((question) => (
          <li key={question.id}>
            <QuestionRow question={question} />
          </li>
        ))}
      </List>
      {questions.length > visibleQuestions.length && (
        <TextLink as={Link} to={paths.profile()}>
          View All My Questions
        </TextLink>
      )}
    </section>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;
