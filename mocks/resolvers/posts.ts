import type { LikeOrBookmarkRow, PostRow } from '../db/rows.ts';
import { badRequest, orNotFound } from '../http/HttpError.ts';
import type { RequestContext, Resolvers } from '../http/RequestContext.ts';
import { keepAchievements } from '../rules/achievements.ts';
import { awardFor, awardPoints } from '../rules/awardPoints.ts';
import { entryDate } from '../rules/feedEntries.ts';
import { withTrueType } from '../rules/pictures.ts';
import { toComment, toPost } from '../serializers/post.ts';
import { notificationTexts } from '../serializers/notificationTexts.ts';
import { toActor } from '../serializers/user.ts';

type PostContext = Pick<RequestContext, 'db' | 'now' | 'requireUser'> & { params: { id: string } };

const findPost = ({ db, params }: PostContext): PostRow => orNotFound(db.post.get(params.id), 'Post');

/** Adds or removes the user's like or bookmark. Returns whether it is set now. */
function toggle(context: PostContext, table: 'like' | 'bookmark', postId: string): boolean {
  const likesOrBookmarks = context.db[table];
  const userId = context.requireUser().id;
  const createdAt = new Date(context.now()).toISOString();
  const row: LikeOrBookmarkRow = { id: `${postId}:${userId}`, postId, userId, createdAt };
  const isSet = likesOrBookmarks.get(row.id) !== undefined;
  if (isSet && table === 'like') keepAchievements(context);
  if (isSet) likesOrBookmarks.remove(row.id);
  else likesOrBookmarks.insert(row);
  return !isSet;
}

/** When a new poll ends; null if it never ends (CRE-16). Throws a 400 if that time has passed. */
function pollEnd(value: string | undefined, now: number): string | null {
  if (value === undefined) return null;
  const end = Date.parse(value);
  if (end <= now) throw badRequest('pollExpiresAt', 'pollExpiresAt has passed already');
  return new Date(end).toISOString();
}

export const posts: Resolvers<'posts'> = {
  async create(context) {
    const { db, now, newId, publish, savePicture } = context;
    const user = context.requireUser();
    const body = context.readBody();
    const { type, content, destination = null } = body;
    const expiresAt = body.type === 'poll' ? pollEnd(body.pollExpiresAt, now()) : null;
    const images: string[] = [];
    // Sequential, so that ids are in the order of the pictures.
    for (const file of body.images ?? []) images.push(await savePicture(await withTrueType(file)));

    const createdAt = entryDate(db, now());
    const fields = { type, content, destination, images, createdAt };
    const post = db.post.insert({ id: newId('post'), userId: user.id, ...fields });
    if (body.type === 'poll')
      db.poll.insert({ id: newId('poll'), postId: post.id, options: body.pollOptions, expiresAt });
    awardPoints(context, awardFor.post());

    publish(
      { type: 'new_post', postId: post.id, ...toActor(user), about: notificationTexts.post(post) },
      { except: user.id },
    );
    return toPost(db, post);
  },

  one: (context) => toPost(context.db, findPost(context)),

  like(context) {
    const user = context.requireUser();
    const post = findPost(context);

    const liked = toggle(context, 'like', post.id);

    if (liked) awardPoints(context, awardFor.like(user.id, post));
    if (liked && post.userId !== user.id)
      context.publish(
        { type: 'new_like', postId: post.id, ...toActor(user), about: notificationTexts.like(post) },
        { to: [post.userId] },
      );
    return { liked };
  },

  bookmark: (context) => ({ bookmarked: toggle(context, 'bookmark', findPost(context).id) }),

  comment(context) {
    const { db, now, newId, publish } = context;
    const user = context.requireUser();
    const post = findPost(context);
    const { content } = context.readBody();

    const createdAt = new Date(now()).toISOString();
    const id = newId('comment');
    const comment = db.comment.insert({ id, postId: post.id, userId: user.id, content, createdAt });
    awardPoints(context, awardFor.comment(user.id, post));

    if (post.userId !== user.id)
      publish(
        {
          type: 'new_comment',
          postId: post.id,
          ...toActor(user),
          about: notificationTexts.comment({ content }, post),
        },
        { to: [post.userId] },
      );
    return toComment(db, comment);
  },
};
