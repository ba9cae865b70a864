import { SHARE_TEXT_LENGTH } from '../../shared/limits.ts';

/** CARD-13: the first 100 characters; an emoji is never cut in two. */
export const shareText = (content: string): string =>
  Array.from(content).slice(0, SHARE_TEXT_LENGTH).join('');
