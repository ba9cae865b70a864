import type { Backend } from '../../createBackend.ts';
import { currentId } from '../people/seededPeople.ts';

/** Who holds the second phone at first: the author of the newest post that is not the person's own. */
export function otherPerson({ db, session }: Pick<Backend, 'db' | 'session'>): string {
  const me = currentId({ session });
  const posts = db.post.all().filter(({ userId }) => userId !== me);
  const newest = posts.reduce((best, post) => (post.createdAt > best.createdAt ? post : best), posts[0]!);
  return newest?.userId ?? db.user.all().find(({ id }) => id !== me)?.id ?? me;
}

/** The address of the second phone: the screen on the left, as another person. */
export function secondAddress(page: string, userId: string, now: string | null): string {
  const url = new URL(page);
  url.hash = '';
  url.searchParams.set('as', userId);
  url.searchParams.set('panel', 'off');
  url.searchParams.set('simulate', 'off');
  if (now !== null) url.searchParams.set('now', now);
  return url.href;
}

/** Moves a frame to an address inside the app without loading it again. */
export function showIn(frame: Window, path: string): void {
  if (frame.location.pathname + frame.location.search === path) return;
  frame.history.pushState(null, '', path);
  frame.dispatchEvent(new PopStateEvent('popstate', { state: null }));
}
