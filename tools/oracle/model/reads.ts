import { levelAt, streakAt } from './points.ts';
import {
  type ModelUser,
  type Post,
  type Question,
  type State,
  newestFirst,
  posts,
  questions,
} from './state.ts';
import { nameOf } from './texts.ts';
import { entryView, postView, questionSummaryView, todoView } from './views.ts';

const newest = (state: State): (Post | Question)[] => newestFirst(state.entries, ({ at }) => at);

const isOf = (entry: Post | Question, type: Post['type']): boolean =>
  entry.kind === 'post' && entry.type === type;
const popularity = ({ likedBy, comments }: Post): number => likedBy.size + comments.length;

/** AMB-10, AMB-11: an unknown filter falls back to 'recent'. */
function entriesOf(state: State, filter: string): (Post | Question)[] {
  const all = newest(state);
  if (filter === 'polls') return all.filter((entry) => isOf(entry, 'poll'));
  if (filter === 'questions')
    return all.filter((entry) => entry.kind === 'question' || isOf(entry, 'question'));
  if (filter === 'stories') return all.filter((entry) => isOf(entry, 'story'));
  if (filter === 'tips') return all.filter((entry) => isOf(entry, 'tip'));
  if (filter !== 'popular') return all;
  return all
    .filter((entry): entry is Post => entry.kind === 'post')
    .toSorted((a, b) => popularity(b) - popularity(a));
}

/** API-14 to API-18. */
export function feedPage(state: State, filter: string, offset: number, limit: number) {
  const entries = entriesOf(state, filter);
  return {
    data: entries.slice(offset, offset + limit).map((entry) => entryView(state, entry)),
    hasMore: entries.length > offset + limit,
  };
}

/** LB-14, AMB-52: more points first, ties by join date. */
export function leaderboard({ users }: State) {
  const order = [...users.values()].toSorted(
    (a, b) => b.score.points - a.score.points || (a.joined < b.joined ? -1 : 1),
  );
  return order.map(({ id, firstName, lastName, score, visitedPlaces, joined }, index) => ({
    id,
    firstName,
    lastName,
    profileImageUrl: null,
    totalPoints: score.points,
    level: levelAt(score.points),
    rank: index + 1,
    placesVisited: visitedPlaces.length,
    createdAt: joined,
  }));
}

/** API-06, AMB-18, PTS-17. */
export function ranking(state: State, { id, score }: ModelUser) {
  const rank = leaderboard(state).find((entry) => entry.id === id)?.rank;
  const userStats = { totalPoints: score.points, level: levelAt(score.points) };
  return { rank, totalUsers: state.users.size, userStats };
}

/** The number of other users' questions answered, each counted once (AMB-07). */
function answered(state: State, id: string): number {
  const asked = posts(state).filter(
    ({ type, author, comments }) =>
      type === 'question' && author !== id && comments.some((each) => each.author === id),
  );
  const local = questions(state).filter(
    ({ asker, answers }) => asker !== id && answers.some((each) => each.author === id),
  );
  return asked.length + local.length;
}

/** ENT-02 without challengesCompleted, whose thresholds the specification leaves open (AMB-50). */
export const stats = (state: State, { id, score, visitedPlaces }: ModelUser) => ({
  totalPoints: score.points,
  level: levelAt(score.points),
  placesVisited: visitedPlaces.length,
  questionsAnswered: answered(state, id),
  postsLiked: posts(state).filter(({ likedBy }) => likedBy.has(id)).length,
  streakDays: streakAt(score, state.now),
  lastActivityDate: score.lastAward,
});

const viewNewest = (state: State, chosen: readonly Post[]) =>
  newestFirst(chosen, ({ at }) => at).map((post) => postView(state, post));

/** API-09. */
export const postsBy = (state: State, id: string) =>
  viewNewest(
    state,
    posts(state).filter(({ author }) => author === id),
  );
/** API-12. */
export const savedBy = (state: State, { saved }: ModelUser) =>
  saved
    .toReversed()
    .flatMap((id) => posts(state).filter((post) => post.id === id))
    .map((post) => postView(state, post));
/** API-10. */
export const todosOf = (state: State, id: string) =>
  newestFirst(
    state.todos.filter(({ owner }) => owner === id),
    ({ at }) => at,
  ).map(todoView);
/** API-13. */
export const questionsBy = (state: State, id: string) =>
  newestFirst(
    questions(state).filter(({ asker }) => asker === id),
    ({ at }) => at,
  ).map((question) => questionSummaryView(state, question));

/** API-31. */
export const questionBoard = (state: State, category: string) =>
  newestFirst(questions(state), ({ at }) => at)
    .filter((question) => category === 'all' || question.category === category)
    .slice(0, 50)
    .map((question) => questionSummaryView(state, question));

/** The ids of the posts found by a search, in any order (AMB-17); for fewer than 50 results. */
export function searchPosts(state: State, query: string): string[] {
  const text = query.trim().toLowerCase();
  if (text === '') return [];
  return posts(state)
    .filter(({ content, destination, author }) => {
      const user = state.users.get(author);
      const texts = [content, destination ?? '', user ? nameOf(user) : ''];
      return texts.some((each) => each.toLowerCase().includes(text));
    })
    .map(({ id }) => id)
    .toSorted();
}
