import type { Endpoints } from '../../src/contract/endpoints.ts';
import { MAX_IMAGES, TEXT_LIMITS } from '../../src/shared/limits.ts';
import type { MarkRow, PostRow } from '../db/rows.ts';
import { badRequest, orNotFound } from '../http/HttpError.ts';
import type { RequestContext, Resolvers } from '../http/RequestContext.ts';
import { awardPoints } from '../rules/awardPoints.ts';
import { readPicture } from '../rules/pictures.ts';
import { readPollEnd, readPollOptions } from '../rules/pollForm.ts';
import { optionalText, requiredText } from '../rules/text.ts';
import { toComment, toPost } from '../serializers/post.ts';
import { toActor } from '../serializers/user.ts';

type PostContext = Pick<RequestContext, 'db' | 'now' | 'requireUser'> & { params: { id: string } };
type CreateContext = RequestContext<Endpoints['posts']['create']>;

const findPost = ({ db, params }: PostContext): PostRow => orNotFound(db.post.get(params.id), 'Post');

/** Adds or removes the user's like or bookmark. Returns whether it is set now. */
function toggle(context: PostContext, table: 'like' | 'bookmark', postId: string): boolean {
  const marks = context.db[table];
  const userId = context.requireUser().id;
  const createdAt = new Date(context.now()).toISOString();
  const mark: MarkRow = { id: `${postId}:${userId}`, postId, userId, createdAt };
  const isSet = marks.get(mark.id) !== undefined;
  if (isSet) marks.remove(mark.id);
  else marks.insert(mark);
  return !isSet;
}

/** The text fields and the poll of a new post, checked. */
function readPost({ body, now }: CreateContext) {
  const content = requiredText('content', body.content, TEXT_LIMITS.post);
  const destination = optionalText('destination', body.destination, TEXT_LIMITS.title);
  const poll = body.type === 'poll' && {
    options: readPollOptions(body.pollOptions),
    expiresAt: readPollEnd(body.pollExpiresAt, now()),
  };
  return { type: body.type, content, destination, poll };
}

/** Stores the pictures of a new post once all of them are checked (CRE-05, CRE-08). */
async function saveImages({ body: { type, images = [] }, savePicture }: CreateContext): Promise<string[]> {
  if (images.length > MAX_IMAGES) throw badRequest('images', `A post has at most ${MAX_IMAGES} images`);
  if (type === 'poll' && images.length > 0) throw badRequest('images', 'A poll has no images');
  const pictures = await Promise.all(images.map((image) => readPicture('images', image)));
  return Promise.all(pictures.map(savePicture));
}

export const posts: Resolvers<'posts'> = {
  async create(context) {
    const { db, now, newId, publish } = context;
    const user = context.requireUser();
    const { poll, ...fields } = readPost(context);
    const images = await saveImages(context);

    const createdAt = new Date(now()).toISOString();
    const post = db.post.insert({ id: newId('post'), userId: user.id, ...fields, images, createdAt });
    if (poll) db.poll.insert({ id: newId('poll'), postId: post.id, ...poll });
    awardPoints(context, 'create-post');

    publish({ type: 'new_post', postId: post.id, ...toActor(user) }, { except: user.id });
    return toPost(db, post);
  },

  one: (context) => toPost(context.db, findPost(context)),

  like(context) {
    const user = context.requireUser();
    const post = findPost(context);

    const liked = toggle(context, 'like', post.id);

    if (liked && post.userId !== user.id) {
      awardPoints(context, 'like', post.id);
      context.publish({ type: 'new_like', postId: post.id, ...toActor(user) }, { to: [post.userId] });
    }
    return { liked };
  },

  bookmark: (context) => ({ bookmarked: toggle(context, 'bookmark', findPost(context).id) }),

  comment(context) {
    const { db, now, newId, publish } = context;
    const user = context.requireUser();
    const post = findPost(context);
    const content = requiredText('content', context.body.content, TEXT_LIMITS.comment);

    const createdAt = new Date(now()).toISOString();
    const id = newId('comment');
    const comment = db.comment.insert({ id, postId: post.id, userId: user.id, content, createdAt });
    const isOwn = post.userId === user.id;
    // A comment on a question post is an answer (AMB-07); answering one's own question earns nothing (AMB-21).
    if (post.type !== 'question') awardPoints(context, 'comment');
    else if (!isOwn) awardPoints(context, 'answer');

    if (!isOwn) publish({ type: 'new_comment', postId: post.id, ...toActor(user) }, { to: [post.userId] });
    return toComment(db, comment);
  },
};
