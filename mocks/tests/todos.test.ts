import { expect, test } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { NewItinerary } from '../../src/contract/schemas/itineraries.ts';
import { createTestBackend } from '../testing/createTestBackend.ts';
import { NOW, aTodo } from '../testing/factories.ts';
import { errorOf } from '../testing/requests.ts';
import { requiredPlanFields } from './cases/users.ts';

const { todos, users, itineraries } = endpoints;
const asha = { params: { id: 'asha' } };
const id = (value: string) => ({ params: { id: value } });

test('[API-28, API-10] trims a new to-do and lists it first', async () => {
  const { call } = createTestBackend({ todo: [aTodo({ id: 'leh' })] });
  const made = await call(todos.create, { body: { destination: ' Ziro ', notes: '  ' } });
  expect(made).toMatchObject({ destination: 'Ziro', notes: null, isVisited: false });
  expect((await call(users.todos, asha)).map((todo) => todo.id)).toEqual([made.id, 'leh']);
});

test('[API-28] answers 400 to a missing destination and too long notes', async () => {
  const { call, send } = createTestBackend();
  expect(await errorOf(send('POST', '/api/travel-todos', '{}'))).toMatchObject({ field: 'destination' });
  const long = call(todos.create, { body: { destination: 'Ziro', notes: 'x'.repeat(5001) } });
  expect(await errorOf(long)).toMatchObject({ status: 400, field: 'notes' });
});

test('[API-29, TODO-10] marks a to-do visited and adds its place once', async () => {
  const { call } = createTestBackend({ todo: [aTodo({ id: 'leh', notes: 'In June' })] });
  const visited = await call(todos.visit, id('leh'));
  expect(visited).toMatchObject({ id: 'leh', isVisited: true });
  expect(visited.updatedAt.slice(0, 16)).toBe(NOW.slice(0, 16));
  expect(await call(todos.visit, id('leh'))).toEqual(visited);
  const places = await call(users.visitedPlaces, asha);
  expect(places).toMatchObject([{ destination: 'Leh', notes: 'In June' }]);
});

test('[API-30, AMB-25] keeps place and points of a removed to-do', async () => {
  const { call } = createTestBackend({ todo: [aTodo({ id: 'leh' })] });
  await call(todos.visit, id('leh'));
  expect(await call(todos.remove, id('leh'))).toEqual({ success: true });
  expect(await call(users.todos, asha)).toEqual([]);
  expect(await call(users.visitedPlaces, asha)).toHaveLength(1);
  expect(await call(users.stats, asha)).toMatchObject({ totalPoints: 5, placesVisited: 1 });
  expect(await errorOf(call(todos.remove, id('leh')))).toMatchObject({ status: 404 });
});

test('[AMB-25] lets a visitor read to-dos', async () => {
  const backend = createTestBackend({ todo: [aTodo()] }).as('visitor');
  expect(await backend.call(users.todos, asha)).toHaveLength(1);
});

const plan: NewItinerary = {
  destination: 'Spiti',
  startDate: '2027-06-08',
  endDate: '2027-06-01',
  duration: -7,
  travelType: 'family',
  groupSize: 3,
  budget: 'Standard',
  budgetFlexibility: 'flexible',
  accommodation: 'hotel',
  travelStyle: ['family'],
  interests: ['general'],
  transportation: 'flight',
  contactName: 'Asha',
  contactEmail: 'asha@example.com',
  contactPhone: '080 1234',
  contactMobile: '98450 00000',
};

test('[API-36, AMB-30] stores a travel plan as pending, also one that ends before it starts', async () => {
  const { call, db } = createTestBackend();
  const made = await call(itineraries.create, { body: { ...plan, status: 'approved' } });
  expect(made.id).toMatch(/^itinerary_/);
  expect(made).toMatchObject({ ...plan, status: 'pending' });
  expect(db.itinerary.get(made.id)).toMatchObject({ userId: 'asha', status: 'pending' });
});

test.each(requiredPlanFields)('[API-36, PLAN-13] answers 400 to a plan without %s', async (field) => {
  const { call, db } = createTestBackend();
  const error = await errorOf(call(itineraries.create, { body: { ...plan, [field]: ' ' } }));
  expect(error).toMatchObject({ status: 400, field });
  expect(db.itinerary.all()).toEqual([]);
});

test('[API-36] answers 400 to invalid dates', async () => {
  const { call } = createTestBackend();
  const error = await errorOf(call(itineraries.create, { body: { ...plan, endDate: '2027-13-45' } }));
  expect(error).toMatchObject({ status: 400, field: 'endDate' });
});
