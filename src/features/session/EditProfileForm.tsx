import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useSerializedMutation } from '../../api/useSerializedMutation.ts';
import { BIO_COUNTER, TEXT_LIMITS } from '../../shared/limits.ts';
import type { User } from '../../contract/schemas/users.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.ts';
import { DiscardDraft } from '../drafts/DiscardDraft.tsx';
import { useDraft } from '../../storage/useDraft.ts';
import { draftKey } from '../../storage/drafts.ts';
import { PictureField } from './PictureField.tsx';
import { currentUserQuery } from './queries.ts';
import { updateProfile } from './mutations.ts';

/**
 * First name, last name and bio; the counter warns over 500 but stops nobody (EDIT-02, EDIT-03). What is changed
 * and not saved yet outlasts a failure, a sign-in and a reload.
 */
export function EditProfileForm({ viewer }: { viewer: User }) {
  const client = useQueryClient();
  const { id, firstName, lastName, bio } = viewer;
  const saved = useMemo(
    () => ({ firstName: firstName ?? '', lastName: lastName ?? '', bio: bio ?? '' }),
    [firstName, lastName, bio],
  );
  const [form, setForm, clear] = useDraft(draftKey(id, 'profile'), saved);
  const save = useSerializedMutation({
    ...updateProfile,
    onSuccess: (user) => {
      // Before the draft goes: the fields would show the old name until it is read again.
      client.setQueryData(currentUserQuery.queryKey, user);
      clear();
      toast({ title: 'Profile updated', tone: 'success' });
    },
  });
  const set = (field: keyof typeof form) => (value: string) => setForm({ ...form, [field]: value });
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) save.mutate(form);
      }}
    >
      <Card>
        <Fields>
          <PictureField viewer={viewer} />
          <Two>
            <TextField
              label="First name"
              autoComplete="given-name"
              maxLength={TEXT_LIMITS.name}
              value={form.firstName}
              onValue={set('firstName')}
              readOnly={save.isPending}
            />
            <TextField
              label="Last name"
              autoComplete="family-name"
              maxLength={TEXT_LIMITS.name}
              value={form.lastName}
              onValue={set('lastName')}
              readOnly={save.isPending}
            />
          </Two>
          <TextArea
            label="Bio"
            dir="auto"
            value={form.bio}
            onValue={set('bio')}
            readOnly={save.isPending}
            counter={{ value: form.bio.length, max: BIO_COUNTER }}
          />
        </Fields>
      </Card>
      <Button type="submit" full pending={save.isPending} pendingLabel="Saving">
        Save Changes
      </Button>
      {form !== saved && !save.isPending && <DiscardDraft onDiscard={clear}>Discard changes</DiscardDraft>}
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
