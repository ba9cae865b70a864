import { call } from '../../../src/api/client.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { MAX_PICTURE_BYTES } from '../../../src/shared/limits.ts';
import { aFile, aPicture } from '../../testing/files.ts';
import type { Cases } from './EndpointCases.ts';

const asha = { params: { id: 'asha' } };
const nobody = { params: { id: 'nobody' } };
const plan = {
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

export const session: Cases<'session'> = {
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

export const users: Cases<'users'> = {
  one: { 200: () => call(u.one, asha), 404: () => call(u.one, nobody) },
  stats: { 200: () => call(u.stats, asha), 404: () => call(u.stats, nobody) },
  ranking: { 200: () => call(u.ranking, asha), 404: () => call(u.ranking, nobody) },
  badges: { 200: () => call(u.badges, asha), 404: () => call(u.badges, nobody) },
  challenges: { 200: () => call(u.challenges, asha), 404: () => call(u.challenges, nobody) },
  posts: { 200: () => call(u.posts, asha), 404: () => call(u.posts, nobody) },
  todos: { 200: () => call(u.todos, asha), 404: () => call(u.todos, nobody) },
  visitedPlaces: { 200: () => call(u.visitedPlaces, asha), 404: () => call(u.visitedPlaces, nobody) },
  bookmarks: {
    200: () => call(u.bookmarks, asha),
    403: () => call(u.bookmarks, { params: { id: 'ravi' } }),
    404: () => call(u.bookmarks, nobody),
  },
  questions: { 200: () => call(u.questions, asha), 404: () => call(u.questions, nobody) },
};

const leh = { params: { id: 'leh' } };
const notHers = { params: { id: 'not_hers' } };

export const todos: Cases<'todos'> = {
  create: {
    201: () => call(t.create, { body: { destination: 'Ziro' } }),
    400: () => call(t.create, { body: { destination: '  ' } }),
  },
  visit: {
    200: () => call(t.visit, leh),
    403: () => call(t.visit, notHers),
    404: () => call(t.visit, nobody),
  },
  remove: {
    200: () => call(t.remove, leh),
    403: () => call(t.remove, notHers),
    404: () => call(t.remove, nobody),
  },
};

export const itineraries: Cases<'itineraries'> = {
  create: {
    201: () => call(i.create, { body: plan }),
    400: () => call(i.create, { body: { ...plan, contactMobile: ' ' } }),
  },
};
