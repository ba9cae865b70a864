import { constantFrom, nat, record } from 'fast-check';
import { compareReply } from '../compare.ts';
import type { Said } from '../model/outcome.ts';
import { done, refused } from '../model/outcome.ts';
import { START } from '../model/start.ts';
import { posts } from '../model/state.ts';
import type { NewPost } from '../model/writes.ts';
import { likePost, writePost } from './posts.ts';
import { type Real, type StepKind, idIn, pick } from './step.ts';

const someone = constantFrom(...START.people.map(({ id }) => id));

/** More than any badge or challenge asks for. */
const MANY_LIKES = 20;
const TIP: NewPost = { type: 'tip', content: 'Tea at dawn', destination: null, options: [], lasts: null };

/** The ids of a user's badges and completed challenges; the specification leaves open how they are reached. */
async function achievementsOf({ backend }: Real, id: string): Promise<string[]> {
  const read = async (name: string): Promise<object[]> => {
    const { body } = await backend.send({ person: id }, `GET /api/users/:id/${name}`, { id });
    return Array.isArray(body) ? body : [];
  };
  const completed = (await read('challenges')).filter((each) => Reflect.get(each, 'completed') === true);
  return [...(await read('badges')), ...completed].map((each) => idIn(each, 'id'));
}

/** Likes many posts and takes all likes back, which loses no achievement (AMB-50). */
export const unlikeMany: StepKind<string> = {
  args: someone,
  async play(real, state, person) {
    const asking = { person };
    const said: Said[] = [];
    async function perform<Args>(kind: StepKind<Args>, args: Args): Promise<void> {
      const { what, outcome, reply } = await kind.play(real, state, args);
      compareReply(what, outcome, reply);
      said.push(...outcome.said);
    }
    while (posts(state).length < MANY_LIKES) await perform(writePost, { asking, fields: TIP });
    const newest = posts(state).slice(-MANY_LIKES).toReversed();
    for (const [post, { likedBy }] of newest.entries())
      if (!likedBy.has(person)) await perform(likePost, { asking, post });
    const before = await achievementsOf(real, person);
    for (const post of newest.keys()) await perform(likePost, { asking, post });
    const after = await achievementsOf(real, person);
    const reply = { status: 200, body: after };
    return { what: `${person} likes many posts and takes it back`, outcome: done(before, said), reply };
  },
};

/** A write fails if the data is replaced before it is answered, and changes nothing. */
export const replaceRows: StepKind<{ person: string; post: number }> = {
  args: record({ person: someone, post: nat(3) }),
  async play({ backend }, state, args) {
    const id = pick(posts(state), args.post)?.id ?? 'missing';
    const sent = backend.send({ person: args.person }, 'POST /api/posts/:id/like', { id });
    backend.replaceRows();
    const reply = await sent.catch(() => ({ status: 0, body: null }));
    return { what: `the data is replaced while ${args.person} likes ${id}`, outcome: refused(0), reply };
  },
};
