import type { Database } from '../../db/Database.ts';

/** A post with its author, as it can be liked on the left. */
export const LIKABLE = 'main article:has(button[aria-label^="Like post by"])';

/** The authors of the likeable posts on the left, from top to bottom. */
export const shownAuthors = (): string[] =>
  Array.from(
    document.querySelectorAll<HTMLAnchorElement>(`${LIKABLE} a[href*="/profile/"]`),
    ({ pathname }) => decodeURIComponent(pathname.split('/').at(-1) ?? ''),
  );

/**
 * The second phone's initial user: the author of a post on the left, so that a like there rings its bell; otherwise the
 * newest post's author.
 */
export function chooseOtherUser(db: Database, me: string, authorIds: readonly string[]): string {
  const author = authorIds.find((id) => id !== me && db.user.get(id));
  if (author !== undefined) return author;
  const posts = db.post.all().filter(({ userId }) => userId !== me);
  const newest = posts.reduce((best, post) => (post.createdAt > best.createdAt ? post : best), posts[0]!);
  return newest?.userId ?? db.user.all().find(({ id }) => id !== me)?.id ?? me;
}
