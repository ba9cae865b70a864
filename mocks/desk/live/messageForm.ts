import { ServerMessage } from '../../../src/contract/schemas/socketMessages.ts';
import type { Database } from '../../db/Database.ts';
import type { UserRow } from '../../db/rows.ts';
import { toActor } from '../../serializers/user.ts';

type Kind = ServerMessage['type'];

const labels: Readonly<Record<Kind, string>> = {
  new_like: 'Someone liked a post',
  new_comment: 'Someone commented on a post',
  new_follow: 'Someone follows you',
  new_post: 'Someone posted',
  new_question: 'Someone asked a question',
  poll_update: 'A poll has new votes',
  poll_updated: 'A poll was updated',
  connected: 'The line says hello',
  other: 'Something else',
};
const order: readonly Kind[] = ServerMessage.def.options.flatMap(({ shape }) => shape.type.def.values);

/** Every message of the contract, in the desk's wording, most visible first. */
export const messageKinds = order
  .map((type) => ({ type, label: labels[type] }))
  .toSorted((a, b) => Object.keys(labels).indexOf(a.type) - Object.keys(labels).indexOf(b.type));

type Rows = Pick<Database, 'post' | 'poll' | 'pollVote' | 'question'>;

/** A message about an existing row: the user's own post, if there is one. */
export function toMessage(type: Kind, sender: UserRow, db: Rows, userId: string): ServerMessage {
  const actor = toActor(sender);
  const post = db.post.findBy('userId', userId)[0] ?? db.post.all()[0];
  const about = post ? { postId: post.id } : {};
  const poll = db.poll.all()[0];
  const question = db.question.all()[0];
  if (type === 'connected') return { type };
  if (type === 'new_follow') return { type, ...actor };
  if (type === 'poll_updated') return { type, ...actor, ...(poll ? { pollId: poll.id } : {}) };
  if (type === 'new_question' || type === 'other')
    return { type, ...actor, ...(question ? { questionId: question.id } : {}) };
  if (type !== 'poll_update') return { type, ...actor, ...about };
  const votes = poll ? db.pollVote.findBy('pollId', poll.id) : [];
  return {
    type,
    ...actor,
    pollId: poll?.id ?? '',
    votes: votes.map(({ userId: voter, optionIndex }) => ({ userId: voter, optionIndex })),
  };
}
