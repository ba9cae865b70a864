import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { useSerializedMutation } from '../../api/useSerializedMutation.ts';
import { BIO_COUNTER, TEXT_LIMITS } from '../../shared/limits.ts';
import type { User } from '../../contract/schemas/users.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.ts';
import { DiscardDraft } from '../forms/DiscardDraft.tsx';
import { useDraft } from '../../storage/useDraft.ts';
import { draftKey } from '../../storage/drafts.ts';
import { PictureField } from './PictureField.tsx';
import { currentUserQuery } from './queries.ts';
import { updateProfile } from './mutations.ts';

/**
 * First name, last name and bio; the counter warns over 500 without blocking (EDIT-02, EDIT-03). Unsaved
 * changes survive a failure, a sign-in and a reload.
 */
export function EditProfileForm({ currentUser }: { currentUser: User }) {
  const client = useQueryClient();
  const { id, firstName, lastName, bio: savedBio } = currentUser;
  const saved = useMemo(
    () => ({ firstName: firstName ?? '', lastName: lastName ?? '', bio: savedBio ?? '' }),
    [firstName, lastName, savedBio],
  );
  const form = useForm({ defaultValues: saved });
  const bio = useWatch({ control: form.control, name: 'bio' });
  const clear = useDraft(form, draftKey(id, 'profile'), saved);
  const save = useSerializedMutation({
    ...updateProfile,
    onSuccess: (user) => {
      client.setQueryData(currentUserQuery.queryKey, user);
      // After the new profile is rendered, or the fields would show the old one for a moment.
      setTimeout(clear);
      toast({ title: 'Profile updated', tone: 'success' });
    },
  });
  const submit = form.handleSubmit((values) => {
    if (!save.isPending) save.mutate(values);
  });
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <Card>
        <Fields>
          <PictureField currentUser={currentUser} />
          <Two>
            <TextField
              label="First name"
              autoComplete="given-name"
              maxLength={TEXT_LIMITS.name}
              {...form.register('firstName')}
              readOnly={save.isPending}
            />
            <TextField
              label="Last name"
              autoComplete="family-name"
              maxLength={TEXT_LIMITS.name}
              {...form.register('lastName')}
              readOnly={save.isPending}
            />
          </Two>
          <TextArea
            label="Bio"
            dir="auto"
            {...form.register('bio')}
            readOnly={save.isPending}
            counter={{ value: bio.length, max: BIO_COUNTER }}
          />
        </Fields>
      </Card>
      <Button type="submit" full pending={save.isPending} pendingLabel="Saving">
        Save Changes
      </Button>
      {form.formState.isDirty && !save.isPending && (
        <DiscardDraft onDiscard={() => clear()}>Discard changes</DiscardDraft>
      )}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 16px;
`;

const Fields = styled.div`
  display: grid;
  gap: 20px;
`;

const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 140px), 1fr));
  gap: 20px 12px;
`;
