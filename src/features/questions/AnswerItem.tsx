import { styled } from 'styled-components';
import { displayName } from '../../shared/rules/people.ts';
import type { Answer } from '../../contract/schemas/questions.ts';
import { formatRelativeTime } from '../../shared/format/time.ts';
import { modals } from '../../ui/openModals.ts';
import { RichText } from '../../ui/RichText.tsx';
import { useNow } from '../../ui/useNow.ts';
import { PersonLink } from '../users/PersonLink.tsx';
import { AnswerVotes } from './AnswerVotes.tsx';

interface Props {
  answer: Answer;
  /** Brings it into view and focuses it: it was just posted, and stands below the box that it was typed in. */
  isPosted: boolean;
}

/** An answer with its responder and votes. */
export function AnswerItem({ answer, isPosted }: Props) {
  const now = useNow();
  return (
    <Item
      ref={isPosted ? show : undefined}
      tabIndex={isPosted ? -1 : undefined}
      data-keep-in-view={isPosted || undefined}
    >
      <PersonLink person={answer.responder} meta={formatRelativeTime(answer.createdAt, now)} />
      <Text>
        <RichText text={answer.content} />
      </Text>
      <AnswerVotes answer={answer} name={displayName(answer.responder)} />
    </Item>
  );
}

/** Not for someone who has opened a dialog or types again meanwhile. */
function show(item: HTMLElement | null): void {
  if (!item || modals.top() || document.activeElement?.matches('textarea:not(:placeholder-shown)')) return;
  // First, since the toast moves out of the way of what gets the focus.
  item.scrollIntoView({ block: 'nearest' });
  item.focus({ preventScroll: true });
}

const Item = styled.li`
  padding: 14px 0 4px;
`;

const Text = styled.p`
  margin: 4px 0 2px 50px;
  font: var(--t-body-s);
`;
