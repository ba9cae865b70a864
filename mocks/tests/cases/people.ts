import { call } from '../../../src/api/client.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { NewItinerary } from '../../../src/contract/schemas/itineraries.ts';
import { MAX_PICTURE_BYTES } from '../../../src/shared/limits.ts';
import { aFile, aPicture } from '../../testing/files.ts';
import type { EndpointCases } from './EndpointCases.ts';

const asha = { params: { id: 'asha' } };
const missing = { params: { id: 'nobody' } };
const plan: NewItinerary = {
  destination: 'Spiti',
  startDate: '2027-06-01',
  endDate: '2027-06-08',
  duration: 7,
  travelType: 'adventure',
  groupSize: 2,
  budget: 'Standard',
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

const { session: s, users: u, todos: t, itineraries: i } = endpoints;

export const session: EndpointCases<'session'> = {
  current: { 200: () => call(s.current, {}) },
  update: {
    200: () => call(s.update, { body: { firstName: 'Aisha', bio: null } }),
    400: () => call(s.update, { body: { lastName: 'x'.repeat(81) } }),
  },
  picture: {
    200: () => call(s.picture, { body: { profilePicture: aPicture() } }),
    400: () => call(s.picture, { body: { profilePicture: aFile('<svg/>', { type: 'image/png' }) } }),
    413: () => call(s.picture, { body: { profilePicture: aPicture(MAX_PICTURE_BYTES + 1) } }),
  },
};

export const users: EndpointCases<'users'> = {
  one: { 200: () => call(u.one, asha), 404: () => call(u.one, missing) },
  stats: { 200: () => call(u.stats, asha), 404: () => call(u.stats, missing) },
  ranking: { 200: () => call(u.ranking, asha), 404: () => call(u.ranking, missing) },
  badges: { 200: () => call(u.badges, asha), 404: () => call(u.badges, missing) },
  challenges: { 200: () => call(u.challenges, asha), 404: () => call(u.challenges, missing) },
  posts: { 200: () => call(u.posts, asha), 404: () => call(u.posts, missing) },
  todos: { 200: () => call(u.todos, asha), 404: () => call(u.todos, missing) },
  visitedPlaces: { 200: () => call(u.visitedPlaces, asha), 404: () => call(u.visitedPlaces, missing) },
  bookmarks: {
    200: () => call(u.bookmarks, asha),
    403: () => call(u.bookmarks, { params: { id: 'ravi' } }),
    404: () => call(u.bookmarks, missing),
  },
  questions: { 200: () => call(u.questions, asha), 404: () => call(u.questions, missing) },
};

const leh = { params: { id: 'leh' } };
const othersTodo = { params: { id: 'not_hers' } };

export const todos: EndpointCases<'todos'> = {
  create: {
    201: () => call(t.create, { body: { destination: 'Ziro' } }),
    400: () => call(t.create, { body: { destination: '  ' } }),
  },
  visit: {
    200: () => call(t.visit, leh),
    403: () => call(t.visit, othersTodo),
    404: () => call(t.visit, missing),
  },
  remove: {
    200: () => call(t.remove, leh),
    403: () => call(t.remove, othersTodo),
    404: () => call(t.remove, missing),
  },
};

export const itineraries: EndpointCases<'itineraries'> = {
  create: {
    201: () => call(i.create, { body: plan }),
    400: () => call(i.create, { body: { ...plan, contactMobile: ' ' } }),
  },
};
