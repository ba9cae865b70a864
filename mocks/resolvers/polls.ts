import { isPollExpired, parsePollOptions } from '../../src/shared/rules/polls.ts';
import { Refusal, invalid } from '../http/HttpError.ts';
import type { Resolvers } from '../http/RequestContext.ts';
import { award } from '../rules/award.ts';
import { found } from '../rules/found.ts';
import { toActor } from '../serializers/actor.ts';
import { toPoll } from '../serializers/poll.ts';

export const polls: Resolvers<'polls'> = {
  vote(call) {
    const { db, params, body, now, publish } = call;
    const me = call.me();

    const row = found(db.poll.get(params.id), 'Poll');
    const id = `${row.id}:${me.id}`;
    const { optionIndex } = body;
    if (db.pollVote.get(id)) throw new Refusal(409, 'Already voted');
    if (isPollExpired(row.expiresAt, now())) throw new Refusal(400, 'Poll has expired');
    if (!(optionIndex in parsePollOptions(row.options))) throw invalid('optionIndex', 'No such option');

    const createdAt = new Date(now()).toISOString();
    db.pollVote.insert({ id, pollId: row.id, userId: me.id, optionIndex, createdAt });
    award(call, 'poll-vote', row.id);

    const poll = toPoll(db, row);
    const actor = toActor(me);
    const author = db.post.get(row.postId)?.userId;
    publish({ type: 'poll_update', pollId: row.id, votes: poll.votes, ...actor }, { except: me.id });
    if (author !== undefined && author !== me.id)
      publish({ type: 'poll_updated', pollId: row.id, ...actor }, { to: [author] });
    return poll;
  },
};
