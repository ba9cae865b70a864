import {
  type Answer,
  type Comment,
  type ModelUser,
  type VisitedPlace,
  type Poll,
  type Post,
  type Question,
  type State,
  type Todo,
  newestFirst,
} from './state.ts';
import { optionsOf } from './texts.ts';

/** ENT-01. */
export const userView = ({ id, firstName, lastName, email, bio }: ModelUser) => ({
  id,
  firstName,
  lastName,
  email,
  profileImageUrl: null,
  bio,
});

function requireUser({ users }: State, id: string): ModelUser {
  const user = users.get(id);
  if (!user) throw new Error(`Nobody is called ${id}`);
  return user;
}
const userOf = (state: State, id: string) => userView(requireUser(state, id));
function shortOf(state: State, id: string) {
  const { firstName, lastName, profileImageUrl } = userOf(state, id);
  return { id, firstName, lastName, profileImageUrl };
}

/** ENT-05. */
export const commentView = (state: State, { id, author, content, at }: Comment) => ({
  id,
  content,
  createdAt: at,
  user: userOf(state, author),
});

const votesOf = ({ choices }: Poll) => [...choices].map(([userId, optionIndex]) => ({ userId, optionIndex }));

/** ENT-06. */
export const pollView = (poll: Poll) => ({
  id: poll.id,
  options: poll.options,
  votes: votesOf(poll),
  expiresAt: poll.end,
});

const ids = (users: Iterable<string>) => [...users].map((userId) => ({ userId }));

/** ENT-04. */
export const postView = (state: State, post: Post) => ({
  id: post.id,
  type: post.type,
  content: post.content,
  destination: post.destination,
  images: [],
  createdAt: post.at,
  user: userOf(state, post.author),
  likes: ids(post.likedBy),
  bookmarks: ids(post.savedBy),
  comments: post.comments.map((comment) => commentView(state, comment)),
  _count: { likes: post.likedBy.size, comments: post.comments.length },
  poll: post.poll && pollView(post.poll),
});

/** ENT-07; each percentage is rounded separately (AMB-62) and is 0 without votes (POLL-20). */
function pollItemView(state: State, post: Post, poll: Poll) {
  const votes = votesOf(poll);
  const total = votes.length;
  return {
    contentType: 'poll',
    id: poll.id,
    question: post.content,
    options: poll.options,
    votes,
    votesWithPercentages: optionsOf(poll.options).map((option, index) => {
      const count = votes.filter(({ optionIndex }) => optionIndex === index).length;
      return { option, count, percentage: total === 0 ? 0 : Math.round((100 * count) / total) };
    }),
    totalVotes: total,
    expiresAt: poll.end,
    post: { id: post.id, user: userOf(state, post.author), destination: post.destination },
    createdAt: post.at,
  };
}

/** ENT-09. */
export const answerView = (state: State, { id, author, content, at, helpful }: Answer) => ({
  id,
  content,
  createdAt: at,
  responder: shortOf(state, author),
  votes: [...helpful].map(([userId, isHelpful]) => ({ userId, isHelpful })),
});

/** ENT-08 as shown in lists. */
export const questionSummaryView = (state: State, question: Question) => {
  const { id, title, content, destination, country, category, urgency, status, at } = question;
  return {
    id,
    title,
    content,
    destination,
    country,
    category,
    urgency,
    status,
    createdAt: at,
    _count: { answers: question.answers.length },
    asker: shortOf(state, question.asker),
  };
};

/** ENT-08. */
export const questionView = (state: State, question: Question) => ({
  ...questionSummaryView(state, question),
  answers: question.answers.map((answer) => answerView(state, answer)),
});

/** ENT-12. */
export const todoView = ({ id, destination, notes, visited, at, changed }: Todo) => ({
  id,
  destination,
  notes,
  isVisited: visited,
  createdAt: at,
  updatedAt: changed,
});
/** ENT-12; without the ids of places, which the replies to marking them do not contain. */
export const visitedPlacesView = (places: readonly VisitedPlace[]) =>
  newestFirst(places, ({ at }) => at).map(({ destination, notes, at }) => ({
    destination,
    notes,
    visitedAt: at,
  }));

/** API-18. */
export function entryView(state: State, entry: Post | Question) {
  if (entry.kind === 'question') return { contentType: 'question', ...questionSummaryView(state, entry) };
  return entry.poll
    ? pollItemView(state, entry, entry.poll)
    : { contentType: 'post', ...postView(state, entry) };
}
