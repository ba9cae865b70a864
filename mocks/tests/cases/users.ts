import { newItinerary } from '../../../src/contract/examples.ts';
import type { NewItinerary } from '../../../src/contract/schemas/itineraries.ts';
import { MAX_PICTURE_BYTES } from '../../../src/shared/limits.ts';
import { aFile, aPicture } from '../../testing/files.ts';
import type { EndpointCases } from './EndpointCases.ts';

/** The fields of a travel plan that must not be blank. */
export const requiredPlanFields: readonly (keyof NewItinerary)[] = [
  'destination',
  'startDate',
  'endDate',
  'contactName',
  'contactEmail',
  'contactPhone',
  'contactMobile',
];

export const session: EndpointCases<'session'> = {
  current: { 200: {} },
  update: {
    200: { body: { firstName: 'Aisha', bio: null } },
    400: { body: { lastName: 'x'.repeat(81) } },
  },
  picture: {
    200: { body: { profilePicture: aPicture() } },
    400: { body: { profilePicture: aFile('<svg/>', { type: 'image/png' }) } },
    413: { body: { profilePicture: aPicture(MAX_PICTURE_BYTES + 1) } },
  },
};

const foundAndMissing = { 200: { target: 'self' }, 404: { target: 'missing' } } as const;

export const users: EndpointCases<'users'> = {
  one: foundAndMissing,
  stats: foundAndMissing,
  ranking: foundAndMissing,
  badges: foundAndMissing,
  challenges: foundAndMissing,
  posts: foundAndMissing,
  todos: foundAndMissing,
  visitedPlaces: foundAndMissing,
  bookmarks: { ...foundAndMissing, 403: { target: 'other' } },
  questions: foundAndMissing,
};

export const todos: EndpointCases<'todos'> = {
  create: { 201: { body: { destination: 'Ziro' } }, 400: { body: { destination: '  ' } } },
  visit: { 200: { target: 'ownTodo' }, 403: { target: 'otherTodo' }, 404: { target: 'missing' } },
  remove: { 200: { target: 'ownTodo' }, 403: { target: 'otherTodo' }, 404: { target: 'missing' } },
};

export const itineraries: EndpointCases<'itineraries'> = {
  create: { 201: { body: newItinerary }, 400: { body: { ...newItinerary, contactMobile: ' ' } } },
};
