import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { useSerializedMutation } from '../../api/useSerializedMutation.ts';
import { BIO_COUNTER, TEXT_LIMITS } from '../../shared/limits.ts';
import { ProfileUpdate, type User } from '../../contract/schemas/users.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.ts';
import { toastTooLong } from '../forms/toastTooLong.ts';
import { useIsWritten } from '../forms/useIsWritten.ts';
import { useTextFields } from '../forms/useTextFields.ts';
import { DiscardDraft } from '../forms/DiscardDraft.tsx';
import { useDraft } from '../../storage/useDraft.ts';
import { draftKey } from '../../storage/drafts.ts';
import { PictureField } from './PictureField.tsx';
import { currentUserQuery } from './queries.ts';
import { updateProfile } from './mutations.ts';

interface Props {
  /** The signed-in user, whose saved values are the form's initial values. */
  currentUser: User;
}

/** The fields that were changed: another tab may have saved the others in the meantime (API-02). */
const changesOf = (profile: ProfileUpdate, saved: ProfileUpdate): ProfileUpdate => ({
  ...(profile.firstName !== saved.firstName && { firstName: profile.firstName }),
  ...(profile.lastName !== saved.lastName && { lastName: profile.lastName }),
  ...(profile.bio !== saved.bio && { bio: profile.bio }),
});

/**
 * First name, last name and bio; the counter warns above 500 without blocking (EDIT-02, EDIT-03). Unsaved
 * changes survive a failure, a sign-in and a reload.
 */
export function EditProfileForm({ currentUser }: Props) {
  const client = useQueryClient();
  const { id, firstName, lastName, bio: savedBio } = currentUser;
  const saved = useMemo(
    () => ({ firstName: firstName ?? '', lastName: lastName ?? '', bio: savedBio ?? '' }),
    [firstName, lastName, savedBio],
  );
  const form = useForm({ defaultValues: saved, resolver: standardSchemaResolver(ProfileUpdate) });
  const clear = useDraft(form, { key: draftKey(id, 'profile') }, saved);
  const written = useIsWritten(form, saved);
  const save = useSerializedMutation({
    ...updateProfile,
    onSuccess: (user) => {
      client.setQueryData(currentUserQuery.queryKey, user);
      // After the new profile is rendered; otherwise the fields would briefly show the old one.
      setTimeout(clear);
      toast({ title: 'Profile updated', tone: 'success' });
    },
  });
  const text = useTextFields(form, save.isPending);
  const bio = useWatch({ control: form.control, name: 'bio' }) ?? '';
  const submit = form.handleSubmit((profile) => {
    if (!save.isPending) save.mutate(changesOf(profile, saved));
  }, toastTooLong);
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <Card>
        <Fields>
          <PictureField currentUser={currentUser} />
          <TwoColumns>
            <TextField
              label="First name"
              autoComplete="given-name"
              {...text('firstName', TEXT_LIMITS.name)}
            />
            <TextField label="Last name" autoComplete="family-name" {...text('lastName', TEXT_LIMITS.name)} />
          </TwoColumns>
          <TextArea
            label="Bio"
            dir="auto"
            {...form.register('bio')}
            readOnly={save.isPending}
            counter={{ value: Array.from(bio).length, max: BIO_COUNTER, soft: true }}
          />
        </Fields>
      </Card>
      <Button type="submit" full pending={save.isPending} pendingLabel="Saving">
        Save Changes
      </Button>
      {written && !save.isPending && <DiscardDraft what="changes" onDiscard={() => clear()} />}
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

const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 140px), 1fr));
  gap: 20px 12px;
`;
