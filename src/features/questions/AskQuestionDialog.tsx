import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useSerializedMutation } from '../../api/useSerializedMutation.ts';
import { TEXT_LIMITS } from '../../shared/limits.ts';
import { NewQuestion } from '../../contract/schemas/questions.ts';
import { CATEGORIES, URGENCIES } from '../../shared/enums.ts';
import { EMPTY_QUESTION, validateQuestion } from './questionForm.ts';
import { isBlank } from '../../shared/rules/text.ts';
import { capitalize } from '../../shared/format/text.ts';
import { paths } from '../../routes.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.ts';
import { toastTooLong } from '../forms/toastTooLong.ts';
import { useIsWritten } from '../forms/useIsWritten.ts';
import { DestinationSuggestions } from '../forms/DestinationSuggestions.tsx';
import { useTextFields } from '../forms/useTextFields.ts';
import { DiscardDraft } from '../forms/DiscardDraft.tsx';
import { useDraft } from '../../storage/useDraft.ts';
import { useDraftKeys } from '../session/useDraftKey.ts';
import { urgencyLabel } from './urgencyLabel.ts';
import { createQuestion } from './mutations.ts';

interface Props {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called on Escape, backdrop press, close button and after sending; the parent sets `open` to false. */
  onClose: () => void;
}

/** The dialog for asking a local question (ASK-20 to ASK-29). Closing it keeps the draft. */
export function AskQuestionDialog({ open, onClose }: Props) {
  const form = useForm({
    defaultValues: EMPTY_QUESTION,
    resolver: standardSchemaResolver(NewQuestion),
  });
  const clear = useDraft(form, useDraftKeys('question'), EMPTY_QUESTION);
  const written = useIsWritten(form, EMPTY_QUESTION);
  const navigate = useNavigate();
  const ask = useSerializedMutation({
    ...createQuestion,
    onSuccess: ({ id }) => {
      clear();
      onClose();
      toast({
        title: 'Question Posted!',
        tone: 'success',
        action: { label: 'View', onPress: () => void navigate(paths.question(id)) },
      });
    },
  });
  const submit = form.handleSubmit(
    (question) => {
      if (!ask.isPending) ask.mutate(question);
    },
    () => {
      const description = validateQuestion(form.getValues());
      if (description) toast({ title: 'Missing Information', description, tone: 'destructive' });
      else toastTooLong();
    },
  );
  const text = useTextFields(form, ask.isPending);
  const place = useWatch({ control: form.control, name: ['destination', 'country'] })
    .filter((part) => !isBlank(part))
    .join(', ');
  const { errors } = form.formState;
  /** A text field that says what is missing once the form was sent without it. */
  const required = (name: 'title' | 'content' | 'destination' | 'country', max: number, missing: string) => {
    const field = text(name, max);
    const isMissing = errors[name] !== undefined && field.counter.value <= max;
    return { ...field, required: true, error: isMissing ? missing : undefined };
  };
  return (
    <Dialog open={open} onClose={onClose} title="Ask Question">
      <Form noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label="Title"
          placeholder="What do you need to know?"
          {...required('title', TEXT_LIMITS.title, 'Add a title.')}
        />
        <TextArea
          label="Question details"
          hint="Say what you already know, so nobody repeats it."
          {...required('content', TEXT_LIMITS.post, 'Add some details.')}
        />
        <TwoColumns>
          <TextField
            label="Destination"
            placeholder="Kaza"
            autoComplete="off"
            {...required('destination', TEXT_LIMITS.title, 'Add a destination.')}
          />
          <TextField
            label="Country"
            placeholder="India"
            {...required('country', TEXT_LIMITS.title, 'Add a country.')}
          />
          <Suggestions>
            <DestinationSuggestions
              typed={ask.isPending ? '' : place}
              onPick={({ name, country }) => {
                form.setValue('destination', name, { shouldValidate: form.formState.isSubmitted });
                form.setValue('country', country, { shouldValidate: form.formState.isSubmitted });
                form.setFocus('destination');
              }}
            />
          </Suggestions>
          <Select
            label="Category"
            options={CATEGORIES.map((value) => ({ value, label: capitalize(value) }))}
            {...form.register('category')}
          />
          <Select
            label="Urgency"
            options={URGENCIES.map((value) => ({ value, label: urgencyLabel(value) }))}
            {...form.register('urgency')}
          />
        </TwoColumns>
        <Button type="submit" variant="gold" full pending={ask.isPending} pendingLabel="Posting">
          Post Question
        </Button>
        {written && !ask.isPending && <DiscardDraft onDiscard={() => clear()} />}
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: 16px;
`;

/** Below both fields, as a suggestion fills in both. */
const Suggestions = styled.div`
  grid-column: 1 / -1;
  &:empty {
    display: none;
  }
`;

const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.375rem), 1fr));
  gap: 16px 12px;
`;
