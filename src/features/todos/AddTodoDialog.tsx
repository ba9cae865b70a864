import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { useSerializedMutation } from '../../api/useSerializedMutation.ts';
import { NewTodo } from '../../contract/schemas/todos.ts';
import { TEXT_LIMITS } from '../../shared/limits.ts';
import { placeName } from '../../shared/rules/suggestDestinations.ts';
import { isBlank } from '../../shared/rules/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
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
import { createTodo } from './mutations.ts';

const EMPTY = { destination: '', notes: '' };

interface Props {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called on Escape, backdrop press, close button and after sending; the parent sets `open` to false. */
  onClose: () => void;
}

/** The dialog for adding a destination, with optional notes (TODO-02 to TODO-04). */
export function AddTodoDialog({ open, onClose }: Props) {
  const form = useForm({
    defaultValues: EMPTY,
    resolver: standardSchemaResolver(NewTodo),
    shouldFocusError: false,
  });
  const clear = useDraft(form, useDraftKeys('todo'), EMPTY);
  const written = useIsWritten(form, EMPTY);
  const add = useSerializedMutation({
    ...createTodo,
    onSuccess: () => {
      clear();
      onClose();
      toast({ title: 'Travel destination added to your list!', tone: 'success' });
    },
  });
  const text = useTextFields(form, add.isPending);
  const destination = useWatch({ control: form.control, name: 'destination' });
  const blank = isBlank(destination);
  const submit = form.handleSubmit(
    (todo) => {
      if (!add.isPending) add.mutate(todo);
    },
    () => {
      if (!blank) toastTooLong();
    },
  );
  return (
    <Dialog open={open} onClose={onClose} title="Add a Place to Visit">
      <Form onSubmit={(event) => void submit(event)}>
        <TextField
          label="Destination"
          placeholder="Rann of Kutch"
          required
          {...text('destination', TEXT_LIMITS.title)}
          autoComplete="off"
        />
        <DestinationSuggestions
          typed={add.isPending ? '' : destination}
          onPick={(place) => {
            form.setValue('destination', placeName(place));
            form.setFocus('destination');
          }}
        />
        <TextArea label="Notes" placeholder="Full moon, 3 January." {...text('notes', TEXT_LIMITS.comment)} />
        <Button type="submit" full disabled={blank} pending={add.isPending} pendingLabel="Adding">
          Add to my list
        </Button>
        {written && !add.isPending && <DiscardDraft onDiscard={() => clear()} />}
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: 16px;
`;
