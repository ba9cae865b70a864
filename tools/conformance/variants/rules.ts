import {
  afterSuccess,
  onRequest,
  changeReply,
  idIn,
  replaceStatus,
  changeQuery,
  changeBody,
} from './variantHelpers.ts';
import type { Variant, VariantContext } from './Variant.ts';

let given = 0;
/** Awards points that nobody has earned. */
function award({ db, userId }: VariantContext, points: number): void {
  const createdAt = new Date().toISOString();
  if (userId !== null)
    db.award.insert({ id: `broken_${(given += 1)}`, userId, kind: 'like', points, createdAt });
}

const LIKE = 'POST /api/posts/:id/like';
const VOTE = 'POST /api/polls/:id/vote';
const VISIT = 'PATCH /api/travel-todos/:id/visited';
const TODO = 'DELETE /api/travel-todos/:id';
const ANSWER = 'POST /api/local-questions/:id/answers';
const COMMENT = 'POST /api/posts/:id/comments';

interface Ranked {
  rank: number;
  totalPoints: number;
  createdAt: string;
}

/** Servers that break a product rule, by fault. */
export const ruleVariants: Readonly<Record<string, Variant>> = {
  'a comment earns two points': afterSuccess(COMMENT, (context) => award(context, 1)),
  'every like earns a point, also of the same post': afterSuccess(LIKE, (context) => award(context, 1)),
  "a like of one's own post earns a point": afterSuccess(LIKE, (context, request) => {
    if (context.db.post.get(idIn(request, 3))?.userId === context.userId) award(context, 1);
  }),
  'a new post earns nothing': afterSuccess('POST /api/posts', (context) => award(context, -2)),
  'a bookmark earns a point': afterSuccess('POST /api/posts/:id/bookmark', (context) => award(context, 1)),
  'a level begins one too early': changeReply<{ level: number }>('GET /api/users/:id/stats', (stats) => ({
    ...stats,
    level: stats.level + 1,
  })),
  'a ranking counts one user too few': changeReply<{ totalUsers: number }>(
    'GET /api/users/:id/ranking',
    (own) => ({ ...own, totalUsers: own.totalUsers - 1 }),
  ),
  'the leaderboard has the fewest points first': changeReply<Ranked[]>('GET /api/leaderboard', (list) =>
    list.toReversed().map((entry, index) => ({ ...entry, rank: index + 1 })),
  ),
  'on a tie the later member ranks higher': changeReply<Ranked[]>('GET /api/leaderboard', (list) =>
    list
      .toSorted((a, b) => b.totalPoints - a.totalPoints || b.createdAt.localeCompare(a.createdAt))
      .map((entry, index) => ({ ...entry, rank: index + 1 })),
  ),
  'a second vote replaces the first': onRequest(VOTE, (request, answer, { db, userId }) => {
    const vote = `${idIn(request, 3)}:${userId}`;
    if (db.pollVote.get(vote)) db.pollVote.remove(vote);
    return answer();
  }),
  'a second vote is refused and counts': onRequest(VOTE, async (request, answer, { db, userId }) => {
    const response = await answer();
    const id = `${idIn(request, 3)}:${userId}`;
    if (response.status === 409)
      db.pollVote.patch(id, { optionIndex: 1 - (db.pollVote.get(id)?.optionIndex ?? 0) });
    return response;
  }),
  'a vote after the end counts': onRequest(VOTE, async (request, answer, { db }) => {
    const poll = db.poll.get(idIn(request, 3));
    if (!poll) return answer();
    db.poll.patch(poll.id, { expiresAt: null });
    const response = await answer();
    db.poll.patch(poll.id, { expiresAt: poll.expiresAt });
    return response;
  }),
  'an option that is not there is counted as the first': changeBody(VOTE, (body) =>
    [0, 1].includes(Number(body['optionIndex'])) || body['optionIndex'] === undefined
      ? body
      : { optionIndex: 0 },
  ),
  "another's to-do can be deleted": onRequest(TODO, (request, answer, { db, userId }) => {
    const id = idIn(request, 3);
    if (db.todo.get(id) && userId !== null) db.todo.patch(id, { userId });
    return answer();
  }),
  "a refused delete of another's to-do deletes it": onRequest(TODO, async (request, answer, { db }) => {
    const response = await answer();
    if (response.status === 403) db.todo.remove(idIn(request, 3));
    return response;
  }),
  "another's to-do can be marked as visited": onRequest(VISIT, async (request, answer, { db }) => {
    const response = await answer();
    if (response.status !== 403) return response;
    return Response.json({ ...db.todo.patch(idIn(request, 3), { isVisited: true }), userId: undefined });
  }),
  'a to-do that is removed takes its place along': onRequest(TODO, async (request, answer, { db }) => {
    const destination = db.todo.get(idIn(request, 3))?.destination;
    const response = await answer();
    const place = db.visitedPlace.all().find((each) => each.destination === destination);
    if (response.ok && place) db.visitedPlace.remove(place.id);
    return response;
  }),
  'a place visited again earns again': afterSuccess(VISIT, (context) => award(context, 5)),
  'bookmarks can be read by anybody': replaceStatus('GET /api/users/:id/bookmarks', 403, 200, []),
  'a like cannot be taken back': onRequest(LIKE, (request, answer, { db, userId }) => {
    const isLiked = db.like.get(`${idIn(request, 3)}:${userId}`) !== undefined;
    return isLiked ? Promise.resolve(Response.json({ liked: true })) : answer();
  }),
  'a like is answered and not stored': afterSuccess(LIKE, ({ db, userId }, request) => {
    const id = `${idIn(request, 3)}:${userId}`;
    if (db.like.get(id)) db.like.remove(id);
  }),
  'a comment is answered and not stored': onRequest(COMMENT, async (_, answer, { db }) => {
    const response = await answer();
    const newest = db.comment.all().at(-1);
    if (response.ok && newest) db.comment.remove(newest.id);
    return response;
  }),
  'a blank comment is taken': changeBody(COMMENT, (body) => ({
    ...body,
    ...(typeof body['content'] === 'string' && !body['content'].trim() && { content: '-' }),
  })),
  'profile fields that are not sent are cleared': changeBody('PATCH /api/auth/user', (body) => ({
    firstName: null,
    lastName: null,
    bio: null,
    ...body,
  })),
  'an own answer makes a question answered': afterSuccess(ANSWER, ({ db }, request) => {
    db.question.patch(idIn(request, 3), { status: 'answered' });
  }),
  'a question stays open': afterSuccess(ANSWER, ({ db }, request) => {
    db.question.patch(idIn(request, 3), { status: 'open' });
  }),
  'a vote for an own answer is taken': replaceStatus('POST /api/local-answers/:id/vote', 403, 200),
  'a vote for an answer cannot be changed': onRequest(
    'POST /api/local-answers/:id/vote',
    (request, answer, { db, userId }) => {
      const vote = db.answerVote.get(`${idIn(request, 3)}:${userId}`);
      return vote
        ? answer(
            new Request(request, { method: 'POST', body: JSON.stringify({ isHelpful: vote.isHelpful }) }),
          )
        : answer();
    },
  ),
  'a plan is confirmed at once': changeReply('POST /api/itinerary-comparison', (plan) => ({
    ...plan,
    status: 'confirmed',
  })),
  'the category of questions is ignored': changeQuery('GET /api/local-questions', (search) =>
    search.delete('category'),
  ),
  'the country of questions is matched by its letters': onRequest(
    'GET /api/local-questions',
    async (request, answer) => {
      const country = new URL(request.url).searchParams.get('country');
      const list: { country: string }[] = await (await answer()).clone().json();
      const isWanted = (each: { country: string }) =>
        !country || country === 'all' || each.country === country;
      return Array.isArray(list) ? Response.json(list.filter(isWanted)) : answer();
    },
  ),
};
