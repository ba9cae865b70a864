import { nullable, primaryKey } from '@mswjs/data';
import type { AwardKind } from '../../src/shared/limits.ts';
import type { Category, PostType, SponsorType, Urgency } from '../../src/shared/enums.ts';
import type { Rows, TableName } from './rows.ts';

const text = (): string => '';
const id = primaryKey(text);
const count = (): number => 0;
const flag = (): boolean => false;
const list = (): string[] => [];
const maybeText = nullable<string>(() => null);
const maybeCount = nullable<number>(() => null);

const mark = { id, postId: text, userId: text, createdAt: text };

/** The tables for @mswjs/data: plain keys instead of its relations, which cost seconds at a thousand rows. */
export const models = {
  user: {
    id,
    firstName: maybeText,
    lastName: maybeText,
    email: maybeText,
    picture: maybeText,
    bio: maybeText,
    createdAt: text,
  },
  post: {
    id,
    userId: text,
    type: (): PostType => 'story',
    content: text,
    destination: maybeText,
    images: list,
    createdAt: text,
  },
  like: mark,
  bookmark: mark,
  comment: { id, postId: text, userId: text, content: text, createdAt: text },
  poll: { id, postId: text, options: (): string | string[] => [], expiresAt: maybeText },
  pollVote: { id, pollId: text, userId: text, optionIndex: count, createdAt: text },
  question: {
    id,
    userId: text,
    title: text,
    content: text,
    destination: text,
    country: text,
    category: (): Category => 'general',
    urgency: (): Urgency => 'normal',
    status: text,
    createdAt: text,
  },
  answer: { id, questionId: text, userId: text, content: text, createdAt: text },
  answerVote: { id, answerId: text, userId: text, isHelpful: flag },
  todo: {
    id,
    userId: text,
    destination: text,
    notes: maybeText,
    isVisited: flag,
    createdAt: text,
    updatedAt: text,
  },
  visitedPlace: { id, userId: text, destination: text, notes: maybeText, visitedAt: text },
  award: { id, userId: text, kind: (): AwardKind => 'like', points: count, createdAt: text },
  itinerary: { id, userId: text, request: text, status: text, createdAt: text },
  package: {
    id,
    title: text,
    shortDescription: maybeText,
    description: text,
    destination: text,
    duration: text,
    price: count,
    originalPrice: maybeCount,
    rating: count,
    reviewCount: count,
    tags: list,
    features: list,
    inclusions: list,
    exclusions: list,
    partnerName: maybeText,
    picture: maybeText,
    isFeatured: flag,
  },
  destination: {
    id,
    name: text,
    country: text,
    description: text,
    shortDescription: maybeText,
    rating: count,
    reviewCount: count,
    picture: maybeText,
    isFeatured: flag,
    tags: list,
    averageCost: maybeCount,
    bestTimeToVisit: maybeText,
    highlights: list,
    popularActivities: list,
  },
  tag: { id, name: text, displayName: text, postCount: count, weeklyGrowth: count, isFeatured: flag },
  sponsor: {
    id,
    name: text,
    type: (): SponsorType => 'leaderboard',
    logo: maybeText,
    banner: maybeText,
    description: maybeText,
    websiteUrl: maybeText,
  },
  sponsorEvent: { id, sponsorId: text, kind: (): 'impression' | 'click' => 'impression', createdAt: text },
};

/** Columns that rows are looked up by, besides the key. */
export const indexedColumns: { readonly [T in TableName]: readonly (keyof Rows[T] & string)[] } = {
  user: [],
  post: ['userId'],
  like: ['postId', 'userId'],
  bookmark: ['postId', 'userId'],
  comment: ['postId', 'userId'],
  poll: ['postId'],
  pollVote: ['pollId', 'userId'],
  question: ['userId'],
  answer: ['questionId', 'userId'],
  answerVote: ['answerId'],
  todo: ['userId'],
  visitedPlace: ['userId'],
  award: ['userId'],
  itinerary: ['userId'],
  package: [],
  destination: [],
  tag: [],
  sponsor: [],
  sponsorEvent: ['sponsorId'],
};
