import { forbidden } from '../http/HttpError.ts';
import type { Call, Resolvers } from '../http/RequestContext.ts';
import type { UserRow } from '../db/rows.ts';
import { activityOf } from '../rules/activity.ts';
import { badgesOf } from '../rules/badges.ts';
import { challengesOf } from '../rules/challenges.ts';
import { found } from '../rules/found.ts';
import { newestCreated, newestFirst } from '../rules/newestFirst.ts';
import { rankingOf } from '../rules/ranking.ts';
import { statsOf } from '../rules/stats.ts';
import { toPost } from '../serializers/post.ts';
import { toQuestionSummary } from '../serializers/question.ts';
import { toTodo, toVisitedPlace } from '../serializers/todo.ts';
import { toUser } from '../serializers/user.ts';

const userIn = ({ db, params }: Pick<Call, 'db'> & { params: { id: string } }): UserRow =>
  found(db.user.get(params.id), 'User');

export const users: Resolvers<'users'> = {
  one: (call) => toUser(userIn(call)),
  stats: (call) => statsOf(call.db, userIn(call).id, call.now()),
  ranking: (call) => rankingOf(call.db, userIn(call).id),
  badges: (call) => badgesOf(activityOf(call.db, userIn(call).id, call.now())),
  challenges: (call) => challengesOf(activityOf(call.db, userIn(call).id, call.now())),

  posts: (call) =>
    newestCreated(call.db.post.by('userId', userIn(call).id)).map((post) => toPost(call.db, post)),
  todos: (call) => newestCreated(call.db.todo.by('userId', userIn(call).id)).map(toTodo),
  visitedPlaces: (call) =>
    newestFirst(call.db.visitedPlace.by('userId', userIn(call).id), ({ visitedAt }) => visitedAt).map(
      toVisitedPlace,
    ),
  questions: (call) =>
    newestCreated(call.db.question.by('userId', userIn(call).id)).map((question) =>
      toQuestionSummary(call.db, question),
    ),

  bookmarks(call) {
    const { db } = call;
    const owner = userIn(call);
    if (owner.id !== call.me().id) throw forbidden('Only the owner may read these bookmarks');

    return newestCreated(db.bookmark.by('userId', owner.id)).flatMap(({ postId }) => {
      const post = db.post.get(postId);
      return post ? [toPost(db, post)] : [];
    });
  },
};
