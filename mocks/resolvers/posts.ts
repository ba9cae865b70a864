import { MAX_IMAGES, TEXT_LIMITS } from '../../src/shared/limits.ts';
import type { NewPost } from '../../src/contract/posts.ts';
import { invalid } from '../http/HttpError.ts';
import type { Call, Resolvers } from '../http/RequestContext.ts';
import type { MarkRow, PostRow } from '../db/rows.ts';
import { award } from '../rules/award.ts';
import { found } from '../rules/found.ts';
import { readPicture } from '../rules/pictures.ts';
import { readPollEnd, readPollOptions } from '../rules/pollForm.ts';
import { optionalText, requiredText } from '../rules/text.ts';
import { toActor } from '../serializers/actor.ts';
import { toComment, toPost } from '../serializers/post.ts';

type PostCall = Pick<Call, 'db' | 'now' | 'me'> & { params: { id: string } };

const postIn = ({ db, params }: PostCall): PostRow => found(db.post.get(params.id), 'Post');

/** Sets or takes back the viewer's mark; says whether it is set now. */
function toggle(call: PostCall, table: 'like' | 'bookmark', postId: string): boolean {
  const userId = call.me().id;
  const mark: MarkRow = {
    id: `${postId}:${userId}`,
    postId,
    userId,
    createdAt: new Date(call.now()).toISOString(),
  };
  const isSet = call.db[table].get(mark.id) !== undefined;
  if (isSet) call.db[table].remove(mark.id);
  else call.db[table].insert(mark);
  return !isSet;
}

/** The pictures of a new post, all of them looked at before one is kept (CRE-05, CRE-08). */
function readImages({ type, images = [] }: NewPost): Promise<Blob[]> {
  if (images.length > MAX_IMAGES) throw invalid('images', `A post has at most ${MAX_IMAGES} images`);
  if (type === 'poll' && images.length > 0) throw invalid('images', 'A poll has no images');
  return Promise.all(images.map((image) => readPicture('images', image)));
}

export const posts: Resolvers<'posts'> = {
  async create(call) {
    const { db, body, keep, newId, publish } = call;
    const me = call.me();

    const content = requiredText('content', body.content, TEXT_LIMITS.post);
    const destination = optionalText('destination', body.destination, TEXT_LIMITS.title);
    const poll = body.type === 'poll' && {
      options: readPollOptions(body.pollOptions),
      expiresAt: readPollEnd(body.pollExpiresAt, call.now()),
    };
    const images = await Promise.all((await readImages(body)).map(keep));

    const createdAt = new Date(call.now()).toISOString();
    const { type } = body;
    const post = { id: newId('post'), userId: me.id, type, content, destination, images, createdAt };
    db.post.insert(post);
    if (poll) db.poll.insert({ id: newId('poll'), postId: post.id, ...poll });
    award(call, 'create-post');

    publish({ type: 'new_post', postId: post.id, ...toActor(me) }, { except: me.id });
    return toPost(db, post);
  },

  one: (call) => toPost(call.db, postIn(call)),

  like(call) {
    const me = call.me();
    const post = postIn(call);

    const liked = toggle(call, 'like', post.id);

    if (liked && post.userId !== me.id) {
      award(call, 'like', post.id);
      call.publish({ type: 'new_like', postId: post.id, ...toActor(me) }, { to: [post.userId] });
    }
    return { liked };
  },

  bookmark: (call) => ({ bookmarked: toggle(call, 'bookmark', postIn(call).id) }),

  comment(call) {
    const { db, newId, publish } = call;
    const me = call.me();
    const post = postIn(call);
    const content = requiredText('content', call.body.content, TEXT_LIMITS.comment);

    const createdAt = new Date(call.now()).toISOString();
    const comment = db.comment.insert({
      id: newId('comment'),
      postId: post.id,
      userId: me.id,
      content,
      createdAt,
    });
    // Under a question post a comment is an answer (AMB-07), and answering oneself earns nothing (AMB-21).
    const isOwn = post.userId === me.id;
    if (post.type !== 'question') award(call, 'comment');
    else if (!isOwn) award(call, 'answer');

    if (!isOwn) publish({ type: 'new_comment', postId: post.id, ...toActor(me) }, { to: [post.userId] });
    return toComment(db, comment);
  },
};
