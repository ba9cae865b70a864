import MapPinIcon from '@phosphor-icons/core/regular/map-pin.svg?react';
import PaperPlaneTiltIcon from '@phosphor-icons/core/regular/paper-plane-tilt.svg?react';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { clock } from '../../shared/clock.ts';
import type { PostType } from '../../shared/enums.ts';
import { Button } from '../../ui/Button.tsx';
import { ChipGroup } from '../../ui/ChipGroup.tsx';
import { Label } from '../../ui/Field.tsx';
import { submitOnEnter } from '../../ui/submitOnEnter.ts';
import { TabPanel } from '../../ui/TabPanel.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.ts';
import { DiscardDraft } from '../drafts/DiscardDraft.tsx';
import { useDraft } from '../../storage/useDraft.ts';
import { useDraftKey } from '../session/useDraftKey.ts';
import { ImagesField } from './ImagesField.tsx';
import { validatePost, DURATIONS, EMPTY_POST, repeatedOptions, toNewPost } from './newPost.ts';
import { OptionsField } from './OptionsField.tsx';
import { postTypeLabel } from './postTypeLabel.ts';
import { TypeTabs } from './TypeTabs.tsx';
import { useNewPost } from './useNewPost.ts';
import { usePictures } from './usePictures.ts';

interface Props {
  type: PostType;
  onType: (type: PostType) => void;
}

const PANEL = 'new-post';
const prompts: Record<PostType, { label: string; placeholder: string }> = {
  story: { label: 'Your story', placeholder: 'What happened on the way?' },
  tip: { label: 'Your tip', placeholder: 'What do you wish you had known?' },
  question: { label: 'Your question', placeholder: 'What would you ask other travelers?' },
  poll: { label: 'Your question', placeholder: 'Which way would you go?' },
};

/** A new story, tip, question or poll (CRE-01 to CRE-16). It is kept until it is sent or discarded. */
export function NewPostForm({ type, onType }: Props) {
  const [draft, update, clearTexts] = useDraft(useDraftKey('new-post'), EMPTY_POST);
  const { pictures, settled, add, remove, clear: clearPictures } = usePictures();
  const clear = (): void => {
    clearTexts();
    clearPictures();
  };
  const { mutate, isPending } = useNewPost(clear);
  const blank = draft.content.trim() === '';
  const touched = draft !== EMPTY_POST || pictures.length > 0;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending) return;
    const wrong = validatePost(type, draft, pictures.length);
    if (wrong) toast({ ...wrong, tone: 'destructive' });
    // Options that repeat are marked beside the fields already.
    if (wrong || (type === 'poll' && repeatedOptions(draft.options).length > 0)) return;
    void settled().then((images) => mutate(toNewPost(type, draft, images, clock.now())));
  };
  return (
    <Form onSubmit={submit} onKeyDown={submitOnEnter} noValidate>
      <TypeTabs value={type} onChange={onType} panelId={PANEL} />
      <Fields id={PANEL} value={type}>
        <TextField
          label="Destination"
          placeholder="Add a destination"
          icon={<MapPinIcon aria-hidden />}
          value={draft.destination}
          onValue={(destination) => update({ ...draft, destination })}
          readOnly={isPending}
          autoComplete="off"
          dir="auto"
        />
        <TextArea
          {...prompts[type]}
          required
          value={draft.content}
          onValue={(content) => update({ ...draft, content })}
          readOnly={isPending}
          dir="auto"
        />
        {type === 'poll' ? (
          <>
            <OptionsField options={draft.options} onChange={(options) => update({ ...draft, options })} />
            <Duration>
              <Label as="span" aria-hidden>
                Poll duration
              </Label>
              <ChipGroup
                label="Poll duration"
                options={DURATIONS}
                value={draft.days}
                onChange={(days) => update({ ...draft, days })}
                wrap
              />
            </Duration>
          </>
        ) : (
          <ImagesField
            pictures={pictures}
            onAdd={(files) => void add(files)}
            onRemove={(src) => void remove(src)}
          />
        )}
      </Fields>
      <Button
        type="submit"
        variant="gold"
        full
        icon={<PaperPlaneTiltIcon aria-hidden />}
        disabled={blank}
        pending={isPending}
        pendingLabel="Posting"
      >
        Post {postTypeLabel(type)}
      </Button>
      {touched && !isPending && <DiscardDraft onDiscard={clear} />}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;
  padding: 0 var(--gutter);
  > [type='submit'] {
    min-height: 54px;
  }
`;

const Fields = styled(TabPanel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;
`;

const Duration = styled.div`
  display: grid;
  gap: 6px;
`;
