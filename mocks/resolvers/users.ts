import type { UserRow } from '../db/rows.ts';
import { forbidden, orNotFound } from '../http/HttpError.ts';
import type { RequestContext, Resolvers } from '../http/RequestContext.ts';
import { achievementsOf } from '../rules/achievements.ts';
import { toOwner } from '../rules/badges.ts';
import { newestCreatedFirst, newestFirst } from '../rules/newestFirst.ts';
import { rankingOf } from '../rules/ranking.ts';
import { statsOf } from '../rules/stats.ts';
import { toPost } from '../serializers/post.ts';
import { toQuestionSummary } from '../serializers/question.ts';
import { toTodo, toVisitedPlace } from '../serializers/todo.ts';
import { toUser } from '../serializers/user.ts';

type UserContext = Pick<RequestContext, 'db' | 'now'> & { params: { id: string } };

const findUser = ({ db, params }: UserContext): UserRow => orNotFound(db.user.get(params.id), 'User');
const achievementsIn = (context: UserContext) =>
  achievementsOf(context.db, findUser(context).id, context.now());

export const users: Resolvers<'users'> = {
  one: (context) => toUser(findUser(context)),
  stats: (context) => statsOf(context.db, findUser(context).id, context.now()),
  ranking: (context) => rankingOf(context.db, findUser(context).id),
  badges(context) {
    const { badges } = achievementsIn(context);
    return context.currentUser?.id === context.params.id ? badges.map(toOwner) : badges;
  },
  challenges: (context) => achievementsIn(context).challenges,

  posts(context) {
    const rows = context.db.post.findBy('userId', findUser(context).id);
    return newestCreatedFirst(rows).map((post) => toPost(context.db, post));
  },
  todos(context) {
    const rows = context.db.todo.findBy('userId', findUser(context).id);
    return newestCreatedFirst(rows).map(toTodo);
  },
  visitedPlaces(context) {
    const rows = context.db.visitedPlace.findBy('userId', findUser(context).id);
    return newestFirst(rows, ({ visitedAt }) => visitedAt).map(toVisitedPlace);
  },
  questions(context) {
    const rows = context.db.question.findBy('userId', findUser(context).id);
    return newestCreatedFirst(rows).map((question) => toQuestionSummary(context.db, question));
  },

  bookmarks(context) {
    const { db } = context;
    const owner = findUser(context);
    if (owner.id !== context.requireUser().id) throw forbidden('Only the owner may read these bookmarks');

    return newestCreatedFirst(db.bookmark.findBy('userId', owner.id)).flatMap(({ postId }) => {
      const post = db.post.get(postId);
      return post ? [toPost(db, post)] : [];
    });
  },
};
