import { PRODUCT_NAME } from '../../brand/productName.ts';
import type { Post } from '../../contract/schemas/posts.ts';
import { shareLink } from '../../routes.ts';
import { SHARE_TEXT_LENGTH } from '../../shared/limits.ts';
import { share } from '../../ui/share.ts';

/** CARD-13: the first 100 characters, without splitting an emoji. */
export const shareText = (content: string): string =>
  Array.from(content).slice(0, SHARE_TEXT_LENGTH).join('');

/** Shares the start of a post's text and its link (CARD-12, CARD-13). Never rejects. */
export const sharePost = (post: Post): Promise<void> =>
  share(
    {
      title: PRODUCT_NAME,
      text: shareText(post.content),
      url: shareLink(post.id, globalThis.location.origin),
    },
    'Failed to share post. Please try again.',
  );
