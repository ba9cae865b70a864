import MapPinIcon from '@phosphor-icons/core/regular/map-pin.svg?react';
import PaperPlaneTiltIcon from '@phosphor-icons/core/regular/paper-plane-tilt.svg?react';
import { useRef } from 'react';
import { useController, useForm, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { TEXT_LIMITS } from '../../shared/limits.ts';
import { formatCount } from '../../shared/format/numbers.ts';
import { placeName } from '../../shared/rules/suggestDestinations.ts';
import { isBlank } from '../../shared/rules/text.ts';
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
import { DestinationSuggestions } from '../forms/DestinationSuggestions.tsx';
import { useTextFields } from '../forms/useTextFields.ts';
import { DiscardDraft } from '../forms/DiscardDraft.tsx';
import { TOO_LONG, toastTooLong } from '../forms/toastTooLong.ts';
import { useDraft } from '../../storage/useDraft.ts';
import { useDraftKeys } from '../session/useDraftKey.ts';
import { ImagesField } from './ImagesField.tsx';
import {
  DURATIONS,
  EMPTY_POST,
  type PostDraft,
  repeatedOptions,
  toNewPost,
  validatePost,
} from './newPost.ts';
import { OptionsField } from './OptionsField.tsx';
import { postTypeLabel } from './postTypeLabel.ts';
import { TypeTabs } from './TypeTabs.tsx';
import { useDraftType } from './useDraftType.ts';
import { useSubmitWhenKnown } from './useSubmitWhenKnown.ts';
import { useNewPost } from './useNewPost.ts';
import { usePictures } from './usePictures.ts';

interface Props {
  /**
   * Type of the post; determines the fields. If undefined, the type of a stored draft is used, or else
   * 'story'.
   */
  type: PostType | undefined;
  /** Called when another type is selected, or a stored draft of another type is found. */
  onType: (type: PostType) => void;
}

const PANEL = 'new-post';
const DRAFT_JOINED = {
  title: 'Not sent yet',
  description: 'Your earlier draft was added. Check the post, then send it.',
  tone: 'plain',
} as const;
const prompts: Record<PostType, { label: string; placeholder: string }> = {
  story: { label: 'Your story', placeholder: 'What happened on the way?' },
  tip: { label: 'Your tip', placeholder: 'What do you wish you had known?' },
  question: { label: 'Your question', placeholder: 'What would you ask other travelers?' },
  poll: { label: 'Your question', placeholder: 'Which way would you go?' },
};

/**
 * Form for a new story, tip, question or poll (CRE-01 to CRE-16). Its draft is kept until it is sent or
 * discarded.
 */
export function NewPostForm({ type: urlType, onType }: Props) {
  const form = useForm({ defaultValues: EMPTY_POST });
  const [content, destination] = useWatch({ control: form.control, name: ['content', 'destination'] });
  const clearDraft = useDraft(form, useDraftKeys('new-post'), EMPTY_POST);
  const options = useController({ control: form.control, name: 'options' }).field;
  const { type, written } = useDraftType(form, { urlType, onType });
  const days = useController({ control: form.control, name: 'days' }).field;
  const { pictures, reading, settled, add, remove, clear: clearPictures } = usePictures();
  const sent = useRef<PostDraft>(undefined);
  const clear = (): void => {
    clearDraft(sent.current);
    if (type !== 'poll') clearPictures();
  };
  const { mutate, isPending: isPosting, isSuccess } = useNewPost(clear);
  // Also until the feed is shown.
  const isPending = isPosting || isSuccess;
  const blank = isBlank(content);
  const contents = (images: number): string => JSON.stringify([form.getValues(), images]);

  const submit = async (pressedWith?: string): Promise<void> => {
    if (isPending) return;
    const images = await settled();
    if (!images) return;
    if (pressedWith !== undefined && pressedWith !== contents(images.length)) {
      toast(DRAFT_JOINED);
      return;
    }
    // Read after waiting for the pictures: more may have been typed meanwhile.
    const draft = form.getValues();
    const error = validatePost(type, draft, images.length);
    if (error === TOO_LONG) toastTooLong();
    else if (error) toast({ ...error, tone: 'destructive' });
    // Duplicate options are already marked next to their fields.
    if (error || (type === 'poll' && repeatedOptions(draft.options).length > 0)) return;
    sent.current = draft;
    mutate(toNewPost(type, draft, images, clock.now()));
  };
  const { press, isWaiting } = useSubmitWhenKnown(submit, () => contents(reading));
  // Also while the pictures are read that were chosen before the button was pressed.
  const isSending = isPending || isWaiting || form.formState.isSubmitting;
  const text = useTextFields(form, isPending || isWaiting);
  const discard = (): (() => void) => {
    const undos = [clearDraft(), clearPictures()];
    return () => undos.forEach((undo) => undo());
  };
  return (
    <Form onSubmit={(event) => void form.handleSubmit(press)(event)} onKeyDown={submitOnEnter} noValidate>
      <TypeTabs value={type} onChange={onType} panelId={PANEL} locked={isSending} />
      <Fields id={PANEL} value={type}>
        <TextField
          label="Destination"
          placeholder="Add a destination"
          icon={<MapPinIcon aria-hidden />}
          {...text('destination', TEXT_LIMITS.title)}
          autoComplete="off"
          dir="auto"
        />
        <DestinationSuggestions
          typed={isSending ? '' : destination}
          onPick={(place) => {
            form.setValue('destination', placeName(place));
            form.setFocus('destination');
          }}
        />
        <TextArea {...prompts[type]} required {...text('content', TEXT_LIMITS.post)} dir="auto" />
        {type === 'poll' ? (
          <>
            <OptionsField options={options.value} onChange={options.onChange} />
            <Duration>
              <Label as="span" aria-hidden>
                Poll duration
              </Label>
              <ChipGroup
                label="Poll duration"
                options={DURATIONS}
                value={days.value}
                onChange={days.onChange}
                wrap
              />
            </Duration>
            {pictures.length > 0 && (
              <Note>
                Polls have no pictures. Kept for your next post: {formatCount(pictures.length, 'picture')}.
              </Note>
            )}
          </>
        ) : (
          <ImagesField
            pictures={pictures}
            reading={reading}
            locked={isSending}
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
        pending={isSending}
        pendingLabel="Posting"
      >
        Post {postTypeLabel(type)}
      </Button>
      {(written || pictures.length + reading > 0) && !isSending && <DiscardDraft onDiscard={discard} />}
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

const Note = styled.p`
  color: var(--ink-2);
  font: var(--t-body-s);
`;

const Duration = styled.div`
  display: grid;
  gap: 6px;
`;
