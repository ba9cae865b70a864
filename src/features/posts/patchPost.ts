import type { QueryClient } from '@tanstack/react-query';
import { patchPosts } from '../../api/cachedReplies.ts';
import type { Post } from '../../contract/posts.ts';

/** Changes one post wherever it is cached, in one walk; `change` must bear being made twice (CARD-04). */
export function patchPost(client: QueryClient, postId: string, change: (post: Post) => Post): void {
  patchPosts(client, (post) => (post.id === postId ? change(post) : post));
}
