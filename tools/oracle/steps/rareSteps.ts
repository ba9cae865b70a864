import { constantFrom, nat, record } from 'fast-check';
import { compareReply } from '../compare.ts';
import type { ExpectedMessage } from '../model/outcome.ts';
import { succeeded, refused } from '../model/outcome.ts';
import { START } from '../model/start.ts';
import { posts } from '../model/state.ts';
import type { NewPost } from '../model/writes.ts';
import { likePost, writePost } from './posts.ts';
import { type StepContext, type StepKind, idIn, pick } from './step.ts';

const someone = constantFrom(...START.users.map(({ id }) => id));

/** More than any badge or challenge asks for. */
const MANY_LIKES = 20;
const TIP: NewPost = { type: 'tip', content: 'Tea at dawn', destination: null, options: [], lasts: null };

/** The ids of a user's badges and completed challenges; the specification leaves open how they are reached. */
async function achievementsOf({ backend }: StepContext, id: string): Promise<string[]> {
  const read = async (name: string): Promise<object[]> => {
    const { body } = await backend.send({ userId: id }, `GET /api/users/:id/${name}`, { id });
    return Array.isArray(body) ? body : [];
  };
  const completed = (await read('challenges')).filter((each) => Reflect.get(each, 'completed') === true);
  return [...(await read('badges')), ...completed].map((each) => idIn(each, 'id'));
}

/** Likes many posts and takes all likes back, which loses no achievement (AMB-50). */
export const unlikeMany: StepKind<string> = {
  args: someone,
  async play(context, state, user) {
    const caller = { userId: user };
    const messages: ExpectedMessage[] = [];
    async function perform<Args>(kind: StepKind<Args>, args: Args): Promise<void> {
      const { what, outcome, reply } = await kind.play(context, state, args);
      compareReply(what, outcome, reply);
      messages.push(...outcome.messages);
    }
    while (posts(state).length < MANY_LIKES) await perform(writePost, { caller, fields: TIP });
    const newest = posts(state).slice(-MANY_LIKES).toReversed();
    for (const [post, { likedBy }] of newest.entries())
      if (!likedBy.has(user)) await perform(likePost, { caller, post });
    const before = await achievementsOf(context, user);
    for (const post of newest.keys()) await perform(likePost, { caller, post });
    const after = await achievementsOf(context, user);
    const reply = { status: 200, body: after };
    return {
      what: `${user} likes many posts and takes it back`,
      outcome: succeeded(before, messages),
      reply,
    };
  },
};

/** A write fails if the data is replaced before it is answered, and changes nothing. */
export const replaceRows: StepKind<{ user: string; post: number }> = {
  args: record({ user: someone, post: nat(3) }),
  async play({ backend }, state, args) {
    const id = pick(posts(state), args.post)?.id ?? 'missing';
    const sent = backend.send({ userId: args.user }, 'POST /api/posts/:id/like', { id });
    backend.replaceRows();
    const reply = await sent.catch(() => ({ status: 0, body: null }));
    return { what: `the data is replaced while ${args.user} likes ${id}`, outcome: refused(0), reply };
  },
};
