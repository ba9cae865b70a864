import type { AwardKind } from '../../src/shared/limits.ts';
import type { Category, PostType, SponsorType, Urgency } from '../../src/shared/enums.ts';

/** Rows are flat, with text keys. Dates are ISO strings, pictures are references ('media:…', 'asset:…'). */
export interface Row {
  id: string;
}
export interface UserRow {
  id: string;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  picture: string | null;
  bio: string | null;
  createdAt: string;
}
export interface PostRow {
  id: string;
  userId: string;
  type: PostType;
  content: string;
  destination: string | null;
  images: string[];
  createdAt: string;
}
/** A like or a bookmark; the id is `{postId}:{userId}`, so that each user can have only one per post. */
export interface LikeOrBookmarkRow {
  id: string;
  postId: string;
  userId: string;
  createdAt: string;
}
export interface CommentRow {
  id: string;
  postId: string;
  userId: string;
  content: string;
  createdAt: string;
}
export interface PollRow {
  id: string;
  postId: string;
  /** In one of the three encodings the product must be able to read (AMB-13). */
  options: string | string[];
  expiresAt: string | null;
}
/** The id is `{pollId}:{userId}`. */
export interface PollVoteRow {
  id: string;
  pollId: string;
  userId: string;
  optionIndex: number;
  createdAt: string;
}
export interface QuestionRow {
  id: string;
  userId: string;
  title: string;
  content: string;
  destination: string;
  country: string;
  category: Category;
  urgency: Urgency;
  status: string;
  createdAt: string;
}
export interface AnswerRow {
  id: string;
  questionId: string;
  userId: string;
  content: string;
  createdAt: string;
}
/** The id is `{answerId}:{userId}`. */
export interface AnswerVoteRow {
  id: string;
  answerId: string;
  userId: string;
  isHelpful: boolean;
}
export interface TodoRow {
  id: string;
  userId: string;
  destination: string;
  notes: string | null;
  isVisited: boolean;
  createdAt: string;
  /** Time of the last change; for a visited to-do, when it was marked as visited. */
  updatedAt: string;
}
export interface VisitedPlaceRow {
  id: string;
  userId: string;
  destination: string;
  notes: string | null;
  visitedAt: string;
}
/**
 * The points ledger: totals are always summed from it, never stored as a counter (PTS-15). An award whose id names
 * its subject is given only once (AMB-09).
 */
export interface AwardRow {
  id: string;
  userId: string;
  kind: AwardKind;
  points: number;
  createdAt: string;
}
/** A badge or challenge that a user has reached and keeps (AMB-50); the id is `{userId}:{achievement}`. */
interface AchievementRow {
  id: string;
  userId: string;
  /** The id of the badge or challenge. */
  achievement: string;
}
interface ItineraryRow {
  id: string;
  userId: string;
  /** The request body as JSON. */
  request: string;
  status: string;
  createdAt: string;
}
export interface PackageRow {
  id: string;
  title: string;
  shortDescription: string | null;
  description: string;
  destination: string;
  duration: string;
  price: number;
  originalPrice: number | null;
  rating: number;
  reviewCount: number;
  tags: string[];
  features: string[];
  inclusions: string[];
  exclusions: string[];
  partnerName: string | null;
  picture: string | null;
  isFeatured: boolean;
}
export interface DestinationRow {
  id: string;
  name: string;
  country: string;
  description: string;
  shortDescription: string | null;
  rating: number;
  reviewCount: number;
  picture: string | null;
  isFeatured: boolean;
  tags: string[];
  averageCost: number | null;
  bestTimeToVisit: string | null;
  highlights: string[];
  popularActivities: string[];
}
export interface TagRow {
  id: string;
  name: string;
  displayName: string;
  weeklyGrowth: number;
  isFeatured: boolean;
}
export interface SponsorRow {
  id: string;
  name: string;
  type: SponsorType;
  logo: string | null;
  banner: string | null;
  description: string | null;
  websiteUrl: string | null;
}
/** Impressions and clicks are rows, not counters, so that concurrent tabs never lose one (LB-11, LB-13). */
export interface SponsorEventRow {
  id: string;
  sponsorId: string;
  kind: 'impression' | 'click';
  createdAt: string;
}

export interface Rows {
  user: UserRow;
  post: PostRow;
  like: LikeOrBookmarkRow;
  bookmark: LikeOrBookmarkRow;
  comment: CommentRow;
  poll: PollRow;
  pollVote: PollVoteRow;
  question: QuestionRow;
  answer: AnswerRow;
  answerVote: AnswerVoteRow;
  todo: TodoRow;
  visitedPlace: VisitedPlaceRow;
  award: AwardRow;
  achievement: AchievementRow;
  itinerary: ItineraryRow;
  package: PackageRow;
  destination: DestinationRow;
  tag: TagRow;
  sponsor: SponsorRow;
  sponsorEvent: SponsorEventRow;
}
export type TableName = keyof Rows;
/** A whole database as plain data, as built by the seed and stored in a snapshot. */
export type Dataset = { [T in TableName]: Rows[T][] };
/** One change: the new row, or null if it was removed. */
export type RowChange<N extends TableName = TableName> = {
  [T in N]: { table: T; id: string; row: Rows[T] | null };
}[N];
