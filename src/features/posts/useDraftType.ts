import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { PostType } from '../../shared/enums.ts';
import { draftText } from '../../storage/DraftConnection.ts';
import { EMPTY_POST, type PostDraft, filledOptions } from './newPost.ts';

/** The type of a stored draft; drafts of an earlier version have none, but only a poll has options. */
const draftType = ({ type, options }: PostDraft): PostType =>
  type === EMPTY_POST.type && filledOptions(options).length > 0 ? 'poll' : type;

/** Whether anything except the type is filled in. */
const isWritten = (draft: PostDraft): boolean =>
  draftText({ ...draft, type: EMPTY_POST.type }, EMPTY_POST) !== null;

interface Options {
  /** The type in the URL. */
  urlType: PostType | undefined;
  /** Called with the type of a stored draft if the URL has none. */
  onType: (type: PostType) => void;
}

/**
 * The type of the post being written, from the URL or a stored draft; it is saved with the draft. Also
 * returns whether anything is written.
 */
export function useDraftType(
  { control, setValue }: Pick<UseFormReturn<PostDraft>, 'control' | 'setValue'>,
  { urlType, onType }: Options,
): { type: PostType; written: boolean } {
  const draft = { ...EMPTY_POST, ...useWatch({ control, compute: (values) => values }) };
  const draftedType = draftType(draft);
  const storedType = urlType === undefined && draftedType !== EMPTY_POST.type ? draftedType : undefined;
  const written = isWritten(draft);
  useEffect(() => {
    if (storedType) onType(storedType);
  }, [storedType, onType]);
  useEffect(() => {
    if (urlType) setValue('type', written ? urlType : EMPTY_POST.type);
  }, [urlType, written, setValue]);
  return { type: urlType ?? EMPTY_POST.type, written };
}
