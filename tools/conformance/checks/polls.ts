import { endpoints } from '../../../src/contract/endpoints.ts';
import type { FeedItem } from '../../../src/contract/schemas/feed.ts';
import { type CheckContext, newPoll } from '../CheckContext.ts';
import { expectEqual, expectMatch } from '../expect.ts';
import { Skip } from '../exchange.ts';
import { expectErrorReply } from '../Client.ts';
import { type Check, checksOf } from './Check.ts';
import { skipped } from './endpoints.ts';

const { polls, posts, feed, users } = endpoints;
const vote = (id: string, optionIndex: number) => ({ params: { id }, body: { optionIndex } });

type PollItem = FeedItem & { contentType: 'poll' };
const isOver = (item: FeedItem, now: number): item is PollItem =>
  item.contentType === 'poll' && item.expiresAt !== null && Date.parse(item.expiresAt) < now;

/** How long a poll is open in a slow run, ms. */
const SHORT = 3000;

async function endedPoll({ asha, ravi, options }: CheckContext): Promise<{ id: string; postId: string }> {
  const { data } = await asha.call(feed.page, { query: { filter: 'polls', limit: 100 } });
  const now = await options.now();
  const found = data.find(
    (item) => isOver(item, now) && !item.votes.some(({ userId }) => userId === asha.id),
  );
  if (found?.contentType === 'poll') return { id: found.id, postId: found.post.id };
  if (!options.slow)
    throw new Skip('the server has no poll that has ended; --slow makes one and waits for its end');
  const pollExpiresAt = new Date(now + SHORT).toISOString();
  const { id, poll } = await ravi.call(posts.create, { body: newPoll({ pollExpiresAt }) });
  await new Promise((resolve) => setTimeout(resolve, SHORT + 500));
  return { id: poll?.id ?? '', postId: id };
}

const late: Check['run'] = async (context) => {
  const { id, postId } = await endedPoll(context);
  const before = await context.asha.call(posts.one, { params: { id: postId } });
  await context.asha.refused(polls.vote, vote(id, 0), 400);
  const after = await context.asha.call(posts.one, { params: { id: postId } });
  expectEqual(after.poll?.votes, before.poll?.votes, 'votes after a late one');
};

/** In a slow run, checks that a poll accepts votes until its very end. */
const untilTheEnd: Check['run'] = async ({ asha, ravi, options }) => {
  if (!options.slow) throw new Skip('it takes seconds; --slow waits for them');
  const pollExpiresAt = new Date((await options.now()) + SHORT).toISOString();
  const { poll } = await ravi.call(posts.create, { body: newPoll({ pollExpiresAt }) });
  const id = poll?.id ?? '';
  await asha.call(polls.vote, vote(id, 0));
  await new Promise((resolve) => setTimeout(resolve, SHORT + 500));
  await ravi.refused(polls.vote, vote(id, 0), 400);
};

const twiceAtOnce: Check['run'] = async (context) => {
  const { id, post } = await context.poll(context.ravi);
  const both = await Promise.all([0, 1].map((option) => context.asha.try(polls.vote, vote(id, option))));
  const statuses = both.map(({ status }) => status).toSorted((a, b) => a - b);
  expectEqual(statuses, [200, 409], 'the statuses of two votes at once');
  const { poll } = await context.asha.call(posts.one, { params: { id: post.id } });
  expectEqual(poll?.votes.length, 1, 'votes after two at once');
};

export const pollChecks = checksOf('Polls', {
  '[API-25] a vote is answered with the poll that has it': async (context) => {
    const { id } = await context.poll(context.ravi);
    const votes = [{ userId: context.asha.id, optionIndex: 1 }];
    expectMatch(
      await context.asha.call(polls.vote, vote(id, 1)),
      { id, votes, options: ['Hills', 'Sea'] },
      'the poll',
    );
  },
  '[API-25] votes of two people at once both count': async (context) => {
    const { id, post } = await context.poll(context.ravi);
    await Promise.all([
      context.asha.call(polls.vote, vote(id, 0)),
      context.ravi.call(polls.vote, vote(id, 1)),
    ]);
    const { poll } = await context.asha.call(posts.one, { params: { id: post.id } });
    const voters = poll?.votes.map(({ userId }) => userId).toSorted();
    expectEqual(voters, [context.asha.id, context.ravi.id].toSorted(), 'the voters');
  },
  '[API-26] a second vote answers 409 and changes nothing': async (context) => {
    const { asha } = context;
    const { id, post } = await context.poll(context.ravi);
    await asha.call(polls.vote, vote(id, 0));
    const before = await asha.call(users.stats, { params: { id: asha.id } });
    expectErrorReply(await asha.try(polls.vote, vote(id, 1)), 409);
    const { poll } = await asha.call(posts.one, { params: { id: post.id } });
    expectMatch(poll?.votes, [{ userId: asha.id, optionIndex: 0 }], 'votes after the second one');
    const after = await asha.call(users.stats, { params: { id: asha.id } });
    expectEqual(after.totalPoints, before.totalPoints, 'points after the second vote');
  },
  '[API-26] of two votes of one person at once, one counts': twiceAtOnce,
  '[API-25] an option that the poll does not have answers 400 and changes nothing': async (context) => {
    const { id, post } = await context.poll(context.ravi);
    for (const optionIndex of [2, -1, 0.5, 1e9])
      await context.asha.refused(polls.vote, vote(id, optionIndex), 400, 'optionIndex');
    const { poll } = await context.asha.call(posts.one, { params: { id: post.id } });
    expectEqual(poll?.votes, [], 'votes after invalid ones');
  },
  '[API-27] a vote after the end answers 400 and changes nothing': late,
  '[AMB-67] a poll takes votes until its end and none from then on': untilTheEnd,
  '[AMB-67] at the very moment of its end a poll is over': skipped('it needs a clock that can be set'),
});
