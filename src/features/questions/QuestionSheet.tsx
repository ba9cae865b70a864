import GlobeIcon from '@phosphor-icons/core/regular/globe.svg?react';
import MapPinIcon from '@phosphor-icons/core/regular/map-pin.svg?react';
import { styled } from 'styled-components';
import type { Question } from '../../contract/schemas/questions.ts';
import { formatRelativeTime } from '../../shared/format/time.ts';
import { LuggageTag } from '../../brand/LuggageTag.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { useNow } from '../../ui/useNow.ts';
import { PersonLink } from '../users/PersonLink.tsx';
import { CategoryTag } from './CategoryTag.tsx';
import { StatusTag } from './StatusTag.tsx';
import { UrgencyTag } from './UrgencyTag.tsx';

interface Props {
  /** The question with its answers. */
  question: Question;
}

/** The question on its own screen: author, category, destination, urgency and status. */
export function QuestionSheet({ question }: Props) {
  const now = useNow();
  return (
    <Space>
      <LuggageTag>
        <BylineRow>
          <PersonLink person={question.asker} meta={formatRelativeTime(question.createdAt, now)} />
          <Tag tone="link" icon={<GlobeIcon aria-hidden />}>
            {question.country}
          </Tag>
        </BylineRow>
        <Title dir="auto">{question.title}</Title>
        <Text>
          <RichText text={question.content} />
        </Text>
        <Tags>
          <CategoryTag category={question.category} />
          <UrgencyTag urgency={question.urgency} status={question.status} />
          <StatusTag status={question.status} />
          <Tag icon={<MapPinIcon aria-hidden />}>{question.destination}</Tag>
        </Tags>
      </LuggageTag>
    </Space>
  );
}

/** Leaves room for the tag's string above. */
const Space = styled.div`
  padding-top: 12px;
`;

/* A long country name wraps onto its own line. */
const BylineRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  margin-bottom: 10px;
  > :first-child {
    flex-basis: 9rem;
  }
`;

const Title = styled.h1`
  font: var(--t-heading);
  overflow-wrap: anywhere;
`;

const Text = styled.p`
  margin-top: 6px;
  color: var(--ink-2);
  font: var(--t-body);
`;

const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin-top: 14px;
`;
