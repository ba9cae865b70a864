import { nullable, primaryKey } from '@mswjs/data';
import { type AwardKind, POINTS } from '../../src/shared/limits.ts';
import { isPossible } from '../../src/shared/clock.ts';
import { CATEGORIES, POST_TYPES, SPONSOR_TYPES, URGENCIES } from '../../src/shared/enums.ts';
import type { Rows, TableName } from './rows.ts';

type Check = (value: unknown) => boolean;
const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => Number.isFinite(value);
const isList: Check = (value) => Array.isArray(value) && value.every(isText);

const checks = new Map<unknown, Check>();
/** A column definition of the library, with a check for values from outside. */
function column<D>(definition: D, check: Check): D {
  checks.set(definition, check);
  return definition;
}
/** Whether a value is valid for a column of this definition. */
export const fitsColumn = (definition: unknown, value: unknown): boolean =>
  checks.get(definition)?.(value) ?? false;

const text = column((): string => '', isText);
const id = column(primaryKey(text), isText);
const isDate: Check = (value) => typeof value === 'string' && isPossible(Date.parse(value));
const date = column((): string => '', isDate);
const maybeDate = column(
  nullable<string>(() => null),
  (value) => value === null || isDate(value),
);
const count = column((): number => 0, isNumber);
const flag = column(
  (): boolean => false,
  (value) => typeof value === 'boolean',
);
const list = column((): string[] => [], isList);
const textOrList = column(
  (): string | string[] => [],
  (value) => isText(value) || isList(value),
);
const maybeText = column(
  nullable<string>(() => null),
  (value) => value === null || isText(value),
);
const maybeCount = column(
  nullable<number>(() => null),
  (value) => value === null || isNumber(value),
);
const awardKind = column(
  (): AwardKind => 'like',
  (value) => typeof value === 'string' && Object.hasOwn(POINTS, value),
);
const oneOf = <W extends string>(first: W, ...others: readonly W[]) =>
  column(
    () => first,
    (value) => [first, ...others].some((word) => word === value),
  );

const mark = { id, postId: text, userId: text, createdAt: date };

/** The tables for @mswjs/data. They use plain foreign keys: the library's relations cost seconds at a thousand rows. */
export const models = {
  user: {
    id,
    firstName: maybeText,
    lastName: maybeText,
    email: maybeText,
    picture: maybeText,
    bio: maybeText,
    createdAt: date,
  },
  post: {
    id,
    userId: text,
    type: oneOf(...POST_TYPES),
    content: text,
    destination: maybeText,
    images: list,
    createdAt: date,
  },
  like: mark,
  bookmark: mark,
  comment: { id, postId: text, userId: text, content: text, createdAt: date },
  poll: { id, postId: text, options: textOrList, expiresAt: maybeDate },
  pollVote: { id, pollId: text, userId: text, optionIndex: count, createdAt: date },
  question: {
    id,
    userId: text,
    title: text,
    content: text,
    destination: text,
    country: text,
    category: oneOf(...CATEGORIES),
    urgency: oneOf(...URGENCIES),
    status: text,
    createdAt: date,
  },
  answer: { id, questionId: text, userId: text, content: text, createdAt: date },
  answerVote: { id, answerId: text, userId: text, isHelpful: flag },
  todo: {
    id,
    userId: text,
    destination: text,
    notes: maybeText,
    isVisited: flag,
    createdAt: date,
    updatedAt: date,
  },
  visitedPlace: { id, userId: text, destination: text, notes: maybeText, visitedAt: date },
  award: { id, userId: text, kind: awardKind, points: count, createdAt: date },
  achievement: { id, userId: text, achievement: text },
  itinerary: { id, userId: text, request: text, status: text, createdAt: date },
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
  tag: { id, name: text, displayName: text, weeklyGrowth: count, isFeatured: flag },
  sponsor: {
    id,
    name: text,
    type: oneOf(...SPONSOR_TYPES),
    logo: maybeText,
    banner: maybeText,
    description: maybeText,
    websiteUrl: maybeText,
  },
  sponsorEvent: { id, sponsorId: text, kind: oneOf('impression', 'click'), createdAt: date },
};

/** The columns that hold a date. */
export const dateColumns: ReadonlySet<string> = new Set(
  Object.values(models).flatMap((columns) =>
    Object.entries(columns).flatMap(([name, definition]) =>
      definition === date || definition === maybeDate ? [name] : [],
    ),
  ),
);

/** Foreign keys: the table that each column refers to, which `models` lists first. */
export const foreignKeys: ReadonlyMap<string, TableName> = new Map([
  ['userId', 'user'],
  ['postId', 'post'],
  ['pollId', 'poll'],
  ['questionId', 'question'],
  ['answerId', 'answer'],
  ['sponsorId', 'sponsor'],
]);

/** The columns of a table. */
export const fieldNames = (table: TableName): string[] => Object.keys(models[table]);

/** Columns used to look up rows, besides the key. */
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
  achievement: ['userId'],
  itinerary: ['userId'],
  package: [],
  destination: [],
  tag: [],
  sponsor: [],
  sponsorEvent: ['sponsorId'],
};
