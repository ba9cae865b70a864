import type { Endpoints } from '../../src/contract/endpoints.ts';
import { isPollExpired, parsePollOptions } from '../../src/shared/rules/polls.ts';
import type { PollRow, UserRow } from '../db/rows.ts';
import { HttpError, badRequest, orNotFound } from '../http/HttpError.ts';
import type { RequestContext, Resolvers } from '../http/RequestContext.ts';
import { awardFor, awardPoints } from '../rules/awardPoints.ts';
import { toPoll } from '../serializers/poll.ts';
import { notificationTexts } from '../serializers/notificationTexts.ts';
import { toActor } from '../serializers/user.ts';

type VoteContext = RequestContext<Endpoints['polls']['vote']>;

function checkVote({ db, now }: VoteContext, poll: PollRow, voteId: string, optionIndex: number): void {
  if (db.pollVote.get(voteId)) throw new HttpError(409, 'Already voted');
  if (isPollExpired(poll.expiresAt, now())) throw new HttpError(400, 'Poll has expired');
  if (!(optionIndex in parsePollOptions(poll.options))) throw badRequest('optionIndex', 'No such option');
}

/** Everyone else receives the votes; the author is also notified. */
function publishVote({ db, publish }: VoteContext, row: PollRow, voter: UserRow): void {
  const post = db.post.get(row.postId);
  const actor = {
    postId: row.postId,
    ...toActor(voter),
    ...(post && { about: notificationTexts.vote(post) }),
  };
  const author = post?.userId;
  const { votes } = toPoll(db, row);
  publish({ type: 'poll_update', pollId: row.id, votes, ...actor }, { except: voter.id });
  if (author !== undefined && author !== voter.id)
    publish({ type: 'poll_updated', pollId: row.id, ...actor }, { to: [author] });
}

export const polls: Resolvers<'polls'> = {
  vote(context) {
    const { db, params, now } = context;
    const user = context.requireUser();
    const row = orNotFound(db.poll.get(params.id), 'Poll');
    const id = `${row.id}:${user.id}`;
    const { optionIndex } = context.readBody();
    checkVote(context, row, id, optionIndex);

    const createdAt = new Date(now()).toISOString();
    db.pollVote.insert({ id, pollId: row.id, userId: user.id, optionIndex, createdAt });
    awardPoints(context, awardFor.pollVote(row.id));
    publishVote(context, row, user);
    return toPoll(db, row);
  },
};
