import { GUEST_ID, POINTS } from '../../src/shared/limits.ts';
import { createDatabase } from '../db/Database.ts';
import type {
  AnswerRow,
  AwardRow,
  CommentRow,
  Dataset,
  DestinationRow,
  LikeOrBookmarkRow,
  PackageRow,
  PollRow,
  PollVoteRow,
  PostRow,
  QuestionRow,
  SponsorRow,
  TagRow,
  TodoRow,
  UserRow,
  VisitedPlaceRow,
} from '../db/rows.ts';

/** The time of a test backend (UTC, a Saturday); its rows are created the day before. */
export const NOW = '2026-11-21T10:00:00.000Z';
const CREATED = '2026-11-20T10:00:00.000Z';

let ids = 0;
const nextId = (prefix: string): string => `${prefix}_${++ids}`;

export const aUser = (row: Partial<UserRow> = {}): UserRow => ({
  id: nextId('user'),
  firstName: 'Meera',
  lastName: 'Iyer',
  email: 'meera@example.com',
  picture: null,
  bio: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...row,
});

/** The default users of a test: Asha (signed in), Ravi (the other user) and the guest. */
export const testUsers: readonly UserRow[] = [
  aUser({ id: 'asha', firstName: 'Asha', lastName: 'Rao', email: 'asha@example.com' }),
  aUser({ id: 'ravi', firstName: 'Ravi', lastName: 'Menon', email: 'ravi@example.com' }),
  aUser({ id: GUEST_ID, firstName: 'Guest', lastName: 'Explorer', email: null }),
];

export const aPost = (row: Partial<PostRow> = {}): PostRow => ({
  id: nextId('post'),
  userId: 'ravi',
  type: 'story',
  content: 'The night train was on time.',
  destination: null,
  images: [],
  createdAt: CREATED,
  ...row,
});

export const aLikeOrBookmark = (
  row: Pick<LikeOrBookmarkRow, 'postId' | 'userId'> & Partial<LikeOrBookmarkRow>,
): LikeOrBookmarkRow => ({
  id: `${row.postId}:${row.userId}`,
  createdAt: CREATED,
  ...row,
});

export const aComment = (row: Pick<CommentRow, 'postId'> & Partial<CommentRow>): CommentRow => ({
  id: nextId('comment'),
  userId: 'ravi',
  content: 'Which coach?',
  createdAt: CREATED,
  ...row,
});

export const aPoll = (row: Pick<PollRow, 'postId'> & Partial<PollRow>): PollRow => ({
  id: nextId('poll'),
  options: ['Hills', 'Sea'],
  expiresAt: null,
  ...row,
});

export const aVote = (row: Pick<PollVoteRow, 'pollId' | 'userId'> & Partial<PollVoteRow>): PollVoteRow => ({
  id: `${row.pollId}:${row.userId}`,
  optionIndex: 0,
  createdAt: CREATED,
  ...row,
});

export const aQuestion = (row: Partial<QuestionRow> = {}): QuestionRow => ({
  id: nextId('question'),
  userId: 'ravi',
  title: 'Where to leave bags in Hampi?',
  content: 'For one afternoon.',
  destination: 'Hampi',
  country: 'India',
  category: 'general',
  urgency: 'normal',
  status: 'open',
  createdAt: CREATED,
  ...row,
});

export const anAnswer = (row: Pick<AnswerRow, 'questionId'> & Partial<AnswerRow>): AnswerRow => ({
  id: nextId('answer'),
  userId: 'ravi',
  content: 'The station has a cloakroom.',
  createdAt: CREATED,
  ...row,
});

export const aTodo = (row: Partial<TodoRow> = {}): TodoRow => ({
  id: nextId('todo'),
  userId: 'asha',
  destination: 'Leh',
  notes: null,
  isVisited: false,
  createdAt: CREATED,
  updatedAt: CREATED,
  ...row,
});

export const aVisitedPlace = (row: Partial<VisitedPlaceRow> = {}): VisitedPlaceRow => ({
  id: nextId('place'),
  userId: 'asha',
  destination: 'Kochi',
  notes: null,
  visitedAt: CREATED,
  ...row,
});

export const anAward = (row: Partial<AwardRow> = {}): AwardRow => ({
  id: nextId('award'),
  userId: 'asha',
  kind: 'create-post',
  points: POINTS[row.kind ?? 'create-post'],
  createdAt: CREATED,
  ...row,
});

export const aPackage = (row: Partial<PackageRow> = {}): PackageRow => ({
  id: nextId('package'),
  title: 'Backwaters by houseboat',
  shortDescription: null,
  description: 'Three slow days.',
  destination: 'Alappuzha',
  duration: '3 days',
  price: 12_000,
  originalPrice: null,
  rating: 4.5,
  reviewCount: 12,
  tags: [],
  features: [],
  inclusions: [],
  exclusions: [],
  partnerName: null,
  picture: null,
  isFeatured: false,
  ...row,
});

export const aDestination = (row: Partial<DestinationRow> = {}): DestinationRow => ({
  id: nextId('destination'),
  name: 'Leh',
  country: 'India',
  description: 'High, dry and bright.',
  shortDescription: null,
  rating: 4.7,
  reviewCount: 30,
  picture: null,
  isFeatured: false,
  tags: [],
  averageCost: null,
  bestTimeToVisit: null,
  highlights: [],
  popularActivities: [],
  ...row,
});

export const aTag = (row: Partial<TagRow> = {}): TagRow => ({
  id: nextId('tag'),
  name: 'hills',
  displayName: '#Hills',
  weeklyGrowth: 5,
  isFeatured: false,
  ...row,
});

export const aSponsor = (row: Partial<SponsorRow> = {}): SponsorRow => ({
  id: nextId('sponsor'),
  name: 'Banyan Maps',
  type: 'leaderboard',
  logo: null,
  banner: null,
  description: null,
  websiteUrl: null,
  ...row,
});

/** A complete dataset from the few rows a test needs. */
export const aDataset = (rows: Partial<Dataset> = {}): Dataset => ({
  ...createDatabase().dump(),
  user: [...testUsers],
  ...rows,
});
