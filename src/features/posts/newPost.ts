import type { PostType } from '../../shared/enums.ts';
import {
  DAY,
  DEFAULT_POLL_DAYS,
  MAX_IMAGES,
  MAX_POLL_OPTIONS,
  MIN_POLL_OPTIONS,
  POLL_DURATIONS,
} from '../../shared/limits.ts';
import { cleanText, visibleText } from '../../shared/rules/text.ts';
import { NewPost } from '../../contract/schemas/posts.ts';
import { TOO_LONG } from '../forms/toastTooLong.ts';
import { formatCount } from '../../shared/format/numbers.ts';

/** Values of the form without its pictures. `days` is a POLL_DURATIONS number as text, or 'never'. */
export interface PostDraft {
  /** Type of the stored draft. */
  type: PostType;
  destination: string;
  content: string;
  options: string[];
  days: string;
}
const NEVER = 'never';

export const EMPTY_POST: PostDraft = {
  type: 'story',
  destination: '',
  content: '',
  options: ['', ''],
  days: String(DEFAULT_POLL_DAYS),
};

/** CRE-11. */
export const DURATIONS = POLL_DURATIONS.map((days) => {
  if (days === null) return { id: NEVER, label: 'Never' };
  return { id: String(days), label: formatCount(days, 'day') };
});

interface FormError {
  title: string;
  description: string;
}
export const TOO_MANY_IMAGES: FormError = {
  title: 'Too many images',
  description: 'You can only upload up to 5 images per post.',
};

/** The options to submit: trimmed, blank ones dropped (AMB-68). */
export const filledOptions = (options: readonly string[]): string[] => options.map(cleanText).filter(Boolean);

/** Indexes of options that look like an earlier one; the server rejects those (AMB-68). */
export function repeatedOptions(options: readonly string[]): number[] {
  const visible = options.map(visibleText);
  return visible.flatMap((option, index) => (option && visible.indexOf(option) < index ? [index] : []));
}

/**
 * The toast that rejects a post (CRE-03 to CRE-05, AMB-70), with the contract's message; null if the post can
 * be sent.
 */
export function validatePost(type: PostType, draft: PostDraft, imageCount: number): FormError | null {
  const issues = NewPost.safeParse(toNewPost(type, draft, [], 0)).error?.issues ?? [];
  const issueOf = (field: string) =>
    issues.find(({ path, code }) => path[0] === field && code === 'too_small');
  const content = issueOf('content');
  if (content) return { title: 'Content required', description: content.message };
  const options = issueOf('pollOptions');
  if (options) return { title: 'Poll options required', description: options.message };
  if (issues.some(({ code, path }) => code === 'too_big' && path.at(-1) !== 'images')) return TOO_LONG;
  return type !== 'poll' && imageCount > MAX_IMAGES ? TOO_MANY_IMAGES : null;
}

/** CRE-06 and CRE-07. */
export const mayAddOption = (options: readonly string[]): boolean => options.length < MAX_POLL_OPTIONS;
export const mayRemoveOption = (options: readonly string[]): boolean => options.length > MIN_POLL_OPTIONS;

/** The body of POST /api/posts; a poll that never ends sends no date (CRE-16). `now` in ms. */
export function toNewPost(type: PostType, draft: PostDraft, images: readonly Blob[], now: number): NewPost {
  const destination = cleanText(draft.destination);
  const base = { content: cleanText(draft.content), ...(destination ? { destination } : {}) };
  if (type !== 'poll') return images.length > 0 ? { ...base, type, images: [...images] } : { ...base, type };
  const pollOptions = filledOptions(draft.options);
  if (draft.days === NEVER) return { ...base, type, pollOptions };
  const pollExpiresAt = new Date(now + Number(draft.days) * DAY).toISOString();
  return { ...base, type, pollOptions, pollExpiresAt };
}
