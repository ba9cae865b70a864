import type { Post } from '../../contract/posts.ts';
import { shareLink } from '../../routes.ts';
import { share } from '../../ui/share.ts';
import { shareText } from './shareText.ts';

/** CARD-12 and CARD-13: the first of the post's words and its link. Never rejects. */
export const sharePost = (post: Post): Promise<void> =>
  share(
    shareText(post.content),
    shareLink(post.id, globalThis.location.origin),
    'Failed to share post. Please try again.',
  );
