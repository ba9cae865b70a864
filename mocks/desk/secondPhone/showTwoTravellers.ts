import { paths } from '../../../src/routes.ts';
import type { Backend } from '../../createBackend.ts';
import { openSecondPhone } from '../../moment/page/secondPhone.ts';
import { dismissToast, goTo, waitFor } from '../failures/phonePage.ts';
import { secondPhoneFork } from '../moment/fork.ts';
import { currentUserId } from '../people/roleUsers.ts';
import { LIKABLE, chooseOtherUser, shownAuthors } from './chooseOtherUser.ts';

const likablePost = (): Element | null => document.querySelector(LIKABLE);

/** Opens the second phone as the author of a post on the first one, and scrolls to that post: a like rings there. */
export async function showTwoTravellers(backend: Pick<Backend, 'db' | 'session'>): Promise<void> {
  secondPhoneFork.change(null);
  dismissToast();
  if (!likablePost()) goTo(paths.home());
  // An empty town has no post to like.
  const post = await waitFor(likablePost, '').catch(() => null);
  openSecondPhone(chooseOtherUser(backend.db, currentUserId(backend), shownAuthors()));
  post?.scrollIntoView({ block: 'center' });
}
