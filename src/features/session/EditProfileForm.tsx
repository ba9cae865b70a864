import { useState } from 'react';
import { styled } from 'styled-components';
import { LOGGED_OUT } from '../../api/failures.ts';
import { useWrite } from '../../api/useWrite.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { BIO_COUNTER, TEXT_LIMITS } from '../../contract/limits.ts';
import type { User } from '../../contract/users.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.ts';
import { PictureField } from './PictureField.tsx';

/** First name, last name and bio; the counter warns over 500 but stops nobody (EDIT-02, EDIT-03). */
export function EditProfileForm({ viewer }: { viewer: User }) {
  const [form, setForm] = useState({
    firstName: viewer.firstName ?? '',
    lastName: viewer.lastName ?? '',
    bio: viewer.bio ?? '',
  });
  const save = useWrite(endpoints.session.update, {
    failure: {
      sentence: (message) => `Failed to update profile: ${message || 'no answer came'}`,
      unauthorized: LOGGED_OUT,
    },
    onSuccess: () => toast({ title: 'Profile updated', tone: 'success' }),
  });
  const set = (field: keyof typeof form) => (value: string) => setForm({ ...form, [field]: value });
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) save.mutate({ body: form });
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
            />
            <TextField
              label="Last name"
              autoComplete="family-name"
              maxLength={TEXT_LIMITS.name}
              value={form.lastName}
              onValue={set('lastName')}
            />
          </Two>
          <TextArea
            label="Bio"
            dir="auto"
            value={form.bio}
            onValue={set('bio')}
            counter={{ value: form.bio.length, max: BIO_COUNTER }}
          />
        </Fields>
      </Card>
      <Button type="submit" full pending={save.isPending} pendingLabel="Saving">
        Save Changes
      </Button>
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
