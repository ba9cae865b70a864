import type { Element } from 'happy-dom';
import { levelAt } from '../oracle/model/points.ts';
import { type Post, posts } from '../oracle/model/state.ts';
import { expectThat } from './checks.ts';
import type { SimulatedUser } from './SimulatedUser.ts';
import type { Server } from './Server.ts';
import { nameOf } from './screen.ts';

const NUMBER = /, ([\d,]+)$/;
const countIn = (name: string): number => Number(NUMBER.exec(name)?.[1]?.replaceAll(',', ''));

/** The possible numbers of likes by others that a post had at any time since `since`. */
function likesOfOthers({ log }: Server, post: string, me: string, since: number): Set<number> {
  const path = `/api/posts/${post}/like`;
  const likedBy = new Set<string>();
  const counts = new Set<number>();
  let before = 0;
  for (const { at, as } of log.actions.filter((each) => each.path === path && each.as !== me)) {
    if (Date.parse(at) >= since) counts.add(before);
    if (!likedBy.delete(as)) likedBy.add(as);
    before = likedBy.size;
  }
  return counts.add(before);
}

/** The possible numbers of comments by others it had at any time since `since`. */
function commentsOfOthers(post: Post, me: string, since: number): Set<number> {
  const times = post.comments.filter(({ author }) => author !== me).map(({ at }) => Date.parse(at));
  const known = times.filter((at) => at < since).length;
  return new Set(Array.from({ length: times.length - known + 1 }, (_, more) => known + more));
}

/** Likes by others are not pushed, so a count may be that of any time since the last read. */
function checkCounts(
  me: SimulatedUser,
  userId: string,
  { server, post, card }: { server: Server; post: Post; card: Element },
): void {
  const names = Array.from(card.querySelectorAll('button[aria-label]'), nameOf);
  const like = names.find((name) => /^(?:Like|Unlike) post/.test(name));
  const comments = names.find((name) => name.startsWith('Comments on'));
  const since = me.oldestResponseTime(post.id);
  if (like !== undefined) {
    const isLiked = post.likedBy.has(userId);
    expectThat(
      like.startsWith('Unlike') === isLiked,
      () => `${me.name} sees '${like}' on ${post.id}, which ${userId} likes ${isLiked ? '' : 'not'}`,
    );
    const others = countIn(like) - (isLiked ? 1 : 0);
    expectThat(
      likesOfOthers(server, post.id, userId, since).has(others),
      () => `${me.name} sees '${like}' on ${post.id}, which has ${post.likedBy.size} likes`,
    );
  }
  if (comments !== undefined) {
    const own = post.comments.filter(({ author }) => author === userId).length;
    expectThat(
      commentsOfOthers(post, userId, since).has(countIn(comments) - own),
      () => `${me.name} sees '${comments}' on ${post.id}, which has ${post.comments.length}`,
    );
  }
  const save = names.find((name) => /^(?:Save|Remove saved) post/.test(name));
  if (save !== undefined)
    expectThat(
      save.startsWith('Remove') === post.savedBy.has(userId),
      () => `${me.name} sees '${save}' on ${post.id}`,
    );
}

/** Users who have voted are not asked again. */
function checkVote(me: SimulatedUser, userId: string, post: Post, card: Element): void {
  const open = card.querySelectorAll('[role="group"] button:not([disabled])').length > 0;
  expectThat(
    !open || !post.poll?.choices.has(userId),
    () => `${me.name} is asked to vote again in ${post.id}`,
  );
}

function checkPoints(me: SimulatedUser, userId: string, { model }: Server): void {
  const [, level, points] =
    /Level (\d+), ([\d,]+) points?/.exec(me.document.querySelector('header')?.textContent ?? '') ?? [];
  const score = model.users.get(userId)?.score.points;
  if (points === undefined || score === undefined) return;
  expectThat(
    Number(points.replaceAll(',', '')) === score && Number(level) === levelAt(score),
    () => `${me.name} sees level ${level} and ${points} points, and has ${score}`,
  );
}

/** The bell counts messages caused by others; a vote counts once, although a poll's author receives two messages. */
function checkUnreadCount(me: SimulatedUser, userId: string): void {
  const bell = Array.from(me.document.querySelectorAll('button'), nameOf).find((name) =>
    name.startsWith('Notifications'),
  );
  if (bell === undefined || me.hasOpenedNotifications) return;
  const countedVotes = new Set<string>();
  let count = 0;
  for (const json of me.network.receivedMessages) {
    const message: { type: string; userId?: string; pollId?: string } = JSON.parse(json);
    const { type, pollId } = message;
    const vote = `${pollId} ${message.userId}`;
    if (type === 'connected' || message.userId === userId || (pollId !== undefined && countedVotes.has(vote)))
      continue;
    countedVotes.add(vote);
    count += 1;
  }
  const bellCount = Number(/\((\d+)/.exec(bell)?.[1] ?? 0);
  expectThat(
    bellCount === count,
    () =>
      `${me.name}'s bell says ${bellCount}, and ${count} messages were heard: ${me.network.receivedMessages.join(' ')}`,
  );
}

/** The list has no duplicates, and is complete once its end is reached. */
function checkList(me: SimulatedUser, { model }: Server): void {
  const cards = Array.from(me.document.querySelectorAll('main article, main [aria-label^="Poll by"]'));
  const links = cards.flatMap((card) => card.querySelector('a[href^="/post/"]')?.getAttribute('href') ?? []);
  expectThat(new Set(links).size === links.length, () => `${me.name} sees a post twice: ${links.join(' ')}`);
  if (!me.document.body.textContent.includes("You've reached the end") || me.window.location.search !== '')
    return;
  const missing = posts(model).filter(
    ({ id, at }) => Date.parse(at) < me.loadedAt && !links.includes(`/post/${id}`),
  );
  expectThat(
    missing.length === 0,
    () => `${me.name} does not see ${missing.map(({ id }) => id).join(', ')} in the whole list`,
  );
}

/** The screen shows the server's state, as far as the page knows it. */
export function checkScreen(me: SimulatedUser, server: Server): void {
  const { userId, network, document, window } = me;
  // After a failed call a page may show old data.
  if (userId === null || network.failed > 0 || network.pending > 0 || network.quality === 'offline') return;
  checkPoints(me, userId, server);
  checkUnreadCount(me, userId);
  checkList(me, server);
  for (const card of document.querySelectorAll('main article, main [aria-label^="Poll by"]')) {
    const href = card.querySelector('a[href^="/post/"]')?.getAttribute('href') ?? window.location.pathname;
    const post = posts(server.model).find(({ id }) => href === `/post/${id}`);
    if (!post) continue;
    checkCounts(me, userId, { server, post, card });
    checkVote(me, userId, post, card);
  }
}
