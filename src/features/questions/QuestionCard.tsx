import ChatsCircleIcon from '@phosphor-icons/core/regular/chats-circle.svg?react';
import MapPinIcon from '@phosphor-icons/core/regular/map-pin.svg?react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { QuestionSummary } from '../../contract/schemas/questions.ts';
import { displayName } from '../../shared/rules/people.ts';
import { formatRelativeTime } from '../../shared/format/time.ts';
import { formatCount } from '../../shared/format/numbers.ts';
import { paths } from '../../routes.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { LuggageTag } from '../../brand/LuggageTag.tsx';
import { useNow } from '../../ui/useNow.ts';
import { PersonLink } from '../users/PersonLink.tsx';
import { CategoryTag } from './CategoryTag.tsx';
import { questionLocation } from './questionLocation.ts';
import { StatusTag } from './StatusTag.tsx';
import { UrgencyTag } from './UrgencyTag.tsx';

interface Props {
  /** The question as a list entry, with its answer count. */
  question: QuestionSummary;
}

/** A local question in a list, drawn as a luggage tag (ASK-13 to ASK-19, FEED-11). */
export function QuestionCard({ question }: Props) {
  const { asker, title, content, urgency } = question;
  const here = paths.question(question.id);
  return (
    <LuggageTag aria-label={`Question by ${displayName(asker)}`}>
      <Tags>
        <CategoryTag category={question.category} />
        <UrgencyTag urgency={urgency} status={question.status} />
        <StatusTag status={question.status} />
      </Tags>
      <Title dir="auto">
        <Link to={here}>{title}</Link>
      </Title>
      <Preview dir="auto">{content}</Preview>
      <Facts>
        <span>
          <MapPinIcon aria-hidden />
          {questionLocation(question)}
        </span>
        <span>
          <ChatsCircleIcon aria-hidden />
          {formatCount(question._count.answers, 'answer')}
        </span>
      </Facts>
      <Foot>
        <PersonLink person={asker} size={32} meta={formatRelativeTime(question.createdAt, useNow())} />
        <ButtonLink as={Link} to={here} variant="line" size="sm" aria-description={title}>
          View &amp; Answer
        </ButtonLink>
      </Foot>
    </LuggageTag>
  );
}

const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;

const Title = styled.h3`
  margin-block: -1px -8px;
  overflow-wrap: anywhere;
  text-wrap: pretty;
  a {
    display: block;
    padding-block: 11px;
  }
  a:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 3px;
  }
`;

const Preview = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  margin-top: 1px;
  color: var(--ink-2);
  font: var(--t-body-s);
  overflow-wrap: anywhere;
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 12px;
  margin-top: 8px;
  color: var(--ink-3);
  font: var(--t-meta);
  span {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
    width: 15px;
    height: 15px;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px;
  margin-top: 12px;
  padding-top: 10px;
  border-top: 1.5px dashed var(--line);
  > :first-child {
    flex: 1 1 8rem;
  }
  > a {
    flex: none;
  }
  @media (max-width: 359px) {
    > a {
      flex: 1 0 100%;
    }
  }
`;
