import { useRef } from 'react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { useSerializedMutation } from '../../api/useSerializedMutation.ts';
import { NewAnswer } from '../../contract/schemas/questions.ts';
import { POINTS, TEXT_LIMITS } from '../../shared/limits.ts';
import { isBlank } from '../../shared/rules/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { submitOnEnter } from '../../ui/submitOnEnter.ts';
import { Tag } from '../../ui/Tag.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { toast } from '../../ui/toast.ts';
import { toastTooLong } from '../forms/toastTooLong.ts';
import { useIsWritten } from '../forms/useIsWritten.ts';
import { useTextFields } from '../forms/useTextFields.ts';
import { DiscardDraft } from '../forms/DiscardDraft.tsx';
import { useDraft } from '../../storage/useDraft.ts';
import { useDraftKeys } from '../session/useDraftKey.ts';
import { addAnswer } from './mutations.ts';

const EMPTY = { content: '' };

interface Props {
  /** The question to answer. */
  questionId: string;
  /** Whether an answer earns points: not on one's own question (AMB-21), nor without a session. */
  earns: boolean;
  /** Called with the id of the new answer. */
  onPosted: (answerId: string) => void;
}

/**
 * The answer box 'Share Your Knowledge'. The text is cleared only on success.
 */
export function AnswerForm({ questionId, earns, onPosted }: Props) {
  const head = useRef<HTMLHeadingElement>(null);
  const form = useForm({
    defaultValues: EMPTY,
    resolver: standardSchemaResolver(NewAnswer),
    shouldFocusError: false,
  });
  const clear = useDraft(form, useDraftKeys(`answer-${questionId}`), EMPTY);
  const written = useIsWritten(form, EMPTY);
  const answer = useSerializedMutation({
    ...addAnswer(questionId),
    onSuccess: ({ id }) => {
      clear();
      onPosted(id);
      // The focused submit button gets disabled and loses focus on the next paint.
      if (document.activeElement?.matches('body, :disabled')) head.current?.focus({ preventScroll: true });
      toast({
        title: 'Answer posted',
        description: 'Your answer has been posted successfully.',
        tone: 'success',
      });
    },
  });
  const text = useTextFields(form, answer.isPending);
  const blank = isBlank(useWatch({ control: form.control, name: 'content' }));
  const submit = form.handleSubmit(
    (values) => {
      if (!answer.isPending) answer.mutate(values.content);
    },
    () => {
      if (!blank) toastTooLong();
    },
  );
  return (
    <Card as="section">
      <Title ref={head} tabIndex={-1}>
        Share Your Knowledge
      </Title>
      <Form onKeyDown={submitOnEnter} onSubmit={(event) => void submit(event)}>
        <TextArea
          label={<span className="vh">Your answer</span>}
          placeholder="What would you tell a friend who asked?"
          dir="auto"
          {...text('content', TEXT_LIMITS.comment)}
        />
        <Foot>
          <Button
            type="submit"
            variant="gold"
            disabled={blank || answer.isPending}
            pending={answer.isPending}
            pendingLabel="Posting"
          >
            Post Answer
          </Button>
          {earns && <Tag tone="marigold">+{POINTS['local-answer']} points</Tag>}
          {written && !answer.isPending && <DiscardDraft onDiscard={() => clear()} />}
        </Foot>
      </Form>
    </Card>
  );
}

const Title = styled.h2`
  font: var(--t-sub);
  outline: none;
`;

const Form = styled.form`
  display: grid;
  gap: 12px;
  /* The count stands at the end of the title's line. */
  margin-top: -1rem;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 6px;
  > [type='submit'] {
    flex: 1 0 8.5rem;
  }
`;
