import { catalogueExamples } from './catalogueExamples.ts';
import type { FeedPage, PostFeedItem, QuestionFeedItem } from './schemas/feed.ts';
import type { Itinerary, NewItinerary } from './schemas/itineraries.ts';
import type { Poll, PollFeedItem } from './schemas/polls.ts';
import type { Comment, NewPost, Post } from './schemas/posts.ts';
import type { Answer, NewQuestion, Question, QuestionSummary } from './schemas/questions.ts';
import type { NewTodo, Todo, VisitedPlace } from './schemas/todos.ts';
import type { Badge, Challenge, Person, ProfileUpdate, Ranking, User, UserStats } from './schemas/users.ts';

const createdAt = '2026-11-20T10:00:00.000Z';

const asha: User = {
  id: 'traveller_001',
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.com',
  profileImageUrl: '/pictures/asha.jpg',
  bio: 'Slow trains and early markets.',
};
const ravi: Person = { id: 'traveller_002', firstName: 'Ravi', lastName: null, profileImageUrl: null };
const comment: Comment = { id: 'comment_1', content: 'Good to know.', createdAt, user: asha };
const poll: Poll = {
  id: 'poll_1',
  options: ['Manali', 'Srinagar'],
  votes: [{ userId: 'traveller_002', optionIndex: 1 }],
  expiresAt: '2026-11-27T10:00:00.000Z',
};
const post: Post = {
  id: 'post_1',
  type: 'story',
  content: 'The night train was on time.',
  destination: 'Hampi',
  images: ['/pictures/hampi.jpg'],
  createdAt,
  user: asha,
  likes: [{ userId: 'traveller_002' }],
  bookmarks: [],
  comments: [comment],
  _count: { likes: 1, comments: 1 },
  poll: null,
};
const answer: Answer = {
  id: 'answer_1',
  content: 'Until noon, at the station.',
  createdAt,
  responder: ravi,
  votes: [{ userId: 'traveller_001', isHelpful: true }],
};
const questionSummary: QuestionSummary = {
  id: 'question_1',
  title: 'Where may one leave bags?',
  content: 'We have six hours between trains.',
  destination: 'Madgaon',
  country: 'India',
  category: 'transport',
  urgency: 'normal',
  status: 'answered',
  createdAt,
  _count: { answers: 1 },
  asker: ravi,
};
const question: Question = { ...questionSummary, answers: [answer] };
const postFeedItem: PostFeedItem = { ...post, contentType: 'post' };
const questionFeedItem: QuestionFeedItem = { ...questionSummary, contentType: 'question' };
const pollFeedItem: PollFeedItem = {
  contentType: 'poll',
  id: poll.id,
  question: 'Which way in winter?',
  options: poll.options,
  votes: poll.votes,
  votesWithPercentages: [
    { option: 'Manali', count: 0, percentage: 0 },
    { option: 'Srinagar', count: 1, percentage: 100 },
  ],
  totalVotes: 1,
  expiresAt: poll.expiresAt,
  post: { id: 'post_2', user: asha, destination: 'Leh' },
  createdAt,
};
const feedPage: FeedPage = { data: [postFeedItem, pollFeedItem, questionFeedItem], hasMore: false };
export const newItinerary: NewItinerary = {
  destination: 'Spiti',
  startDate: '2027-06-01',
  endDate: '2027-06-08',
  duration: 7,
  travelType: 'adventure',
  groupSize: 2,
  budget: 'Standard (₹15,000–35,000 per person)',
  budgetFlexibility: 'flexible',
  accommodation: 'hotel',
  travelStyle: ['adventure'],
  interests: ['general'],
  transportation: 'flight',
  contactName: 'Asha Rao',
  contactEmail: 'asha@example.com',
  contactPhone: '080 1234',
  contactMobile: '98450 00000',
};
const itinerary: Itinerary = { ...newItinerary, id: 'itinerary_1', status: 'pending', createdAt };
const stats: UserStats = {
  totalPoints: 240,
  level: 3,
  placesVisited: 12,
  questionsAnswered: 4,
  postsLiked: 30,
  challengesCompleted: 1,
  streakDays: 5,
  lastActivityDate: createdAt,
};
const ranking: Ranking = { rank: 7, totalUsers: 60, userStats: { totalPoints: 240, level: 3 } };
const badge: Badge = {
  id: 'first_steps',
  name: 'First Steps',
  description: 'Visited their first place.',
  points: 10,
  rarity: 'rare',
  icon: 'star',
};
const challenge: Challenge = {
  id: 'five_places',
  name: 'Five Places',
  description: 'Visit five places.',
  reward: 50,
  progress: 3,
  target: 5,
  completed: false,
};
const todo: Todo = {
  id: 'todo_1',
  destination: 'Ziro',
  notes: 'In September, for the festival.',
  isVisited: false,
  createdAt,
  updatedAt: createdAt,
};
const visitedPlace: VisitedPlace = { id: 'place_1', destination: 'Hampi', notes: null, visitedAt: createdAt };
const plainPost: NewPost = { type: 'tip', content: 'Carry small change.', destination: 'Goa' };
const pollPost: NewPost = {
  type: 'poll',
  content: 'Which way in winter?',
  pollOptions: ['Manali', 'Srinagar'],
  pollExpiresAt: '2026-11-27T10:00:00.000Z',
};
const newQuestion: NewQuestion = {
  title: questionSummary.title,
  content: questionSummary.content,
  destination: 'Madgaon',
  country: 'India',
  category: 'transport',
};
const newTodo: NewTodo = { destination: 'Ziro', notes: 'In September, for the festival.' };
const profileUpdate: ProfileUpdate = { firstName: 'Asha', bio: null };

/** An example of each named schema, by its id; included in the OpenAPI document. */
export const examples: Readonly<Record<string, unknown>> = {
  User: asha,
  Person: ravi,
  UserStats: stats,
  Ranking: ranking,
  Badge: badge,
  Challenge: challenge,
  ProfileUpdate: profileUpdate,
  Comment: comment,
  Poll: poll,
  PollVote: poll.votes[0],
  NewPollVote: { optionIndex: 1 },
  Post: post,
  NewPlainPost: plainPost,
  NewPollPost: pollPost,
  NewPost: pollPost,
  NewComment: { content: 'Good to know.' },
  Liked: { liked: true },
  Bookmarked: { bookmarked: true },
  Answer: answer,
  QuestionSummary: questionSummary,
  Question: question,
  NewQuestion: newQuestion,
  NewAnswer: { content: 'Until noon, at the station.' },
  NewAnswerVote: { isHelpful: true },
  PostFeedItem: postFeedItem,
  PollFeedItem: pollFeedItem,
  QuestionFeedItem: questionFeedItem,
  FeedItem: questionFeedItem,
  FeedPage: feedPage,
  Todo: todo,
  VisitedPlace: visitedPlace,
  NewTodo: newTodo,
  NewItinerary: newItinerary,
  Itinerary: itinerary,
  ...catalogueExamples,
  Success: { success: true },
  ErrorReply: { message: 'content is required', field: 'content' },
};
