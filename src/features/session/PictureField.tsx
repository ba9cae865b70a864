import CameraIcon from '@phosphor-icons/core/regular/camera.svg?react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useSerializedMutation } from '../../api/useSerializedMutation.ts';
import { displayName } from '../../shared/rules/people.ts';
import type { User } from '../../contract/schemas/users.ts';
import { profilePictureError } from '../../shared/imageFile.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { toast } from '../../ui/toast.ts';
import { uploadProfilePicture } from './mutations.ts';

/** The profile picture, uploaded as soon as it is selected (EDIT-04, EDIT-05, EDIT-07, EDIT-09). */
export function PictureField({ currentUser }: { currentUser: User }) {
  const id = useId();
  const upload = useSerializedMutation({
    ...uploadProfilePicture,
    onSuccess: () => toast({ title: 'Profile picture updated', tone: 'success' }),
  });
  const choose = async (file: File | undefined): Promise<void> => {
    if (!file || upload.isPending) return;
    const problem = await profilePictureError(file);
    if (problem) toast({ ...problem, tone: 'destructive' });
    else upload.mutate(file);
  };
  return (
    <Row>
      <Avatar name={displayName(currentUser)} src={currentUser.profileImageUrl} size={88} />
      <div>
        <Choose aria-busy={upload.isPending}>
          {upload.isPending ? <Spinner /> : <CameraIcon aria-hidden />}
          <label htmlFor={id}>Change profile picture</label>
          <input
            id={id}
            type="file"
            accept="image/*"
            aria-describedby={`${id}-hint`}
            onChange={(event) => {
              void choose(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </Choose>
        <Hint id={`${id}-hint`}>An image of up to 5 MB</Hint>
      </div>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px;
`;

const Choose = styled.div`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 48px;
  padding: 0 16px;
  border-radius: var(--r-control);
  box-shadow: inset 0 0 0 1.5px var(--line-2);
  font: var(--t-button);
  @media (forced-colors: active) {
    border: 1px solid;
  }
  svg {
    width: 20px;
    height: 20px;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }
  &:has(input:focus-visible) {
    outline: 3px solid var(--link);
    outline-offset: 2px;
  }
`;

const Hint = styled.p`
  margin-top: 6px;
  color: var(--ink-3);
  font: var(--t-meta);
`;
