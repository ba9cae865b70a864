import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { QuestionSummary } from '../../contract/schemas/questions.ts';
import { formatCount } from '../../shared/format/numbers.ts';
import { paths } from '../../routes.ts';
import { questionLocation } from './questionLocation.ts';
import { StatusTag } from './StatusTag.tsx';

/** A question in one row: title, destination, answer count and status. */
export function QuestionRow({ question }: { question: QuestionSummary }) {
  return (
    <Row to={paths.question(question.id)}>
      <span>
        <b dir="auto">{question.title}</b>
        <small>
          {questionLocation(question)} · {formatCount(question._count.answers, 'answer')}
        </small>
      </span>
      <StatusTag status={question.status} />
    </Row>
  );
}

const Row = styled(Link)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 10px;
  min-height: 64px;
  padding: 10px 14px;
  border-radius: var(--r-paper);
  background: var(--paper);
  box-shadow: var(--e1);
  > span:first-child {
    flex: 1 1 9rem;
    min-width: 0;
  }
  > span:last-child {
    flex: none;
  }
  b,
  small {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
  }
  b {
    font: var(--t-strong);
  }
  small {
    color: var(--ink-3);
    font: var(--t-meta);
  }
  &:hover b {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
