import PaperPlaneRightFillIcon from '@phosphor-icons/core/fill/paper-plane-right-fill.svg?react';
import { type RefObject, useId, useRef } from 'react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { NewComment } from '../../contract/schemas/posts.ts';
import { tooLongText } from '../../shared/format/text.ts';
import { TEXT_LIMITS } from '../../shared/limits.ts';
import { characterCount, isBlank } from '../../shared/rules/text.ts';
import { displayName } from '../../shared/rules/people.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { CharacterCount, CountedInput } from '../../ui/CharacterCount.tsx';
import { FieldError } from '../../ui/FieldError.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useDraft } from '../../storage/useDraft.ts';
import { useCurrentUser } from '../session/queries.ts';
import { useDraftKeys } from '../session/useDraftKey.ts';
import { useComment } from './useComment.ts';

const EMPTY = { content: '' };

interface Props {
  postId: string;
  /** Author of the post; part of the input's label, since several may be on screen. */
  author: string;
  boxRef?: RefObject<HTMLInputElement | null>;
}

/**
 * The comment box: sends on Enter or by button; does nothing if the text is blank or nobody is signed in
 * (CARD-08, CARD-09). The text is kept until it is sent.
 */
export function CommentComposer({ postId, author, boxRef }: Props) {
  const note = useId();
  const button = useRef<HTMLButtonElement>(null);
  const currentUser = useCurrentUser();
  const form = useForm({
    defaultValues: EMPTY,
    resolver: standardSchemaResolver(NewComment),
    shouldFocusError: false,
  });
  const content = useWatch({ control: form.control, name: 'content' });
  const clear = useDraft(form, useDraftKeys(`comment-${postId}`), EMPTY);
  const { send, isPending } = useComment(postId, () => {
    // The empty box disables its button, which loses a keyboard's focus then.
    if (button.current?.matches(':focus-visible')) form.setFocus('content');
    clear();
  });
  const { ref, ...field } = form.register('content');
  const length = characterCount(content);
  const isTooLong = length > TEXT_LIMITS.comment;
  const ready = !isBlank(content) && Boolean(currentUser);
  const submit = form.handleSubmit((values) => {
    if (ready && !isPending) send(values.content);
  });
  return (
    <Form onSubmit={(event) => void submit(event)}>
      {currentUser && <Avatar name={displayName(currentUser)} src={currentUser.profileImageUrl} size={32} />}
      <CountedInput>
        <input
          {...field}
          ref={(input) => {
            ref(input);
            if (boxRef) boxRef.current = input;
          }}
          aria-label={`Comment on post by ${author}`}
          placeholder={currentUser === null ? 'Sign in to comment' : 'Add a comment'}
          readOnly={isPending}
          aria-invalid={isTooLong || undefined}
          aria-describedby={isTooLong ? note : undefined}
          autoComplete="off"
          enterKeyHint="send"
          dir="auto"
        />
        <CharacterCount value={length} max={TEXT_LIMITS.comment} />
      </CountedInput>
      <Send
        ref={button}
        type="submit"
        aria-label="Send comment"
        disabled={!ready}
        aria-busy={isPending || undefined}
      >
        {isPending ? <Spinner /> : <PaperPlaneRightFillIcon aria-hidden />}
      </Send>
      {isTooLong && <FieldError id={note}>{tooLongText(TEXT_LIMITS.comment)}</FieldError>}
      {currentUser === null && content && <Note>Sign in to send your comment. It is kept until then.</Note>}
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  input {
    min-height: 48px;
    padding: 0 14px;
    border: 1.5px solid var(--line-2);
    border-radius: var(--r-control);
    background: var(--paper-2);
    font: var(--t-body);
    text-overflow: ellipsis;
    /* Above the bottom bar's seal. */
    scroll-margin-bottom: 16px;
  }
  /* The error and the note have a line of their own. */
  > ${CountedInput} ~ span {
    flex-basis: 100%;
  }
  input::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }
  /* While the comment is being sent. */
  input:read-only {
    color: var(--ink-3);
  }
  input:focus-visible {
    outline: 3px solid var(--link);
    outline-offset: 1px;
    border-radius: var(--r-control);
  }
`;

const Note = styled.span`
  color: var(--ink-2);
  font: var(--t-meta);
`;

const Send = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: var(--r-control);
  background: var(--action);
  color: var(--on-action);
  transition: transform var(--d-press);
  svg {
    width: 24px;
    height: 24px;
  }
  &:not(:disabled):active {
    transform: translateY(1px) scale(0.985);
  }
  &:focus-visible {
    border-radius: var(--r-control);
  }
  &:disabled {
    background: var(--paper-2);
    box-shadow: inset 0 0 0 1.5px var(--line);
    color: var(--ink-3);
    cursor: not-allowed;
  }
`;
