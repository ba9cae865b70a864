import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { schemasOf } from '../../src/contract/endpointSchemas.ts';
import { type Resource, endpoints } from '../../src/contract/endpoints.ts';
import { createTestBackend } from '../testing/createTestBackend.ts';
import { errorOf } from '../testing/requests.ts';
import type { EndpointCases } from './cases/EndpointCases.ts';
import { destinations, discover, leaderboard, packages } from './cases/catalogue.ts';
import { feed, polls, posts, questions } from './cases/content.ts';
import { itineraries, session, todos, users } from './cases/people.ts';
import { rows } from './cases/rows.ts';

type Attempts = Partial<Record<number, () => Promise<unknown>>>;

const cases: { [R in Resource]: EndpointCases<R> } = {
  session,
  users,
  feed,
  posts,
  polls,
  todos,
  questions,
  itineraries,
  packages,
  destinations,
  discover,
  leaderboard,
};
const attempts: Record<string, Record<string, Attempts>> = cases;

const allEndpoints = Object.entries(endpoints).flatMap(([resource, group]) =>
  Object.entries<Endpoint>(group).map(([name, endpoint]) => ({ resource, name, endpoint })),
);

/** The attempt for a status; a status without one fails the test. */
function attempt(resource: string, name: string, status: number): Promise<unknown> {
  const make = attempts[resource]?.[name]?.[status];
  if (!make) throw new Error(`No test makes ${resource}.${name} answer ${status}`);
  return make();
}

/** Everything that a refused request must not change. */
const state = ({ db, messages, pictures }: ReturnType<typeof createTestBackend>) =>
  structuredClone({ rows: db.dump(), messages, kept: pictures.size });

const protectedEndpoints = allEndpoints.filter(({ endpoint }) => endpoint.errors.includes(401));
const openEndpoints = allEndpoints.filter(({ endpoint }) => !endpoint.errors.includes(401));
const errorCases = allEndpoints.flatMap(({ endpoint, ...names }) =>
  endpoint.errors.filter((status) => status !== 401).map((status) => ({ ...names, endpoint, status })),
);

describe('matches the schema of the reply', () => {
  test.each(allEndpoints)(
    '$resource.$name $endpoint.status: $endpoint.summary',
    async ({ resource, name, endpoint }) => {
      createTestBackend(rows);
      const reply = await attempt(resource, name, endpoint.status);
      expect(z.parse(schemasOf(endpoint).reply, reply)).toEqual(reply);
    },
  );
});

describe('[AMB-73] refuses with a message and changes nothing', () => {
  test.each(errorCases)('$resource.$name $status: $endpoint.summary', async ({ resource, name, status }) => {
    const backend = createTestBackend(rows);
    const before = state(backend);
    expect(await errorOf(attempt(resource, name, status))).toMatchObject({ status });
    expect(state(backend)).toEqual(before);
  });
});

describe('[AMB-73] checks the session, then the entity, then the body, then the rules', () => {
  const pathTo = (path: string, id: string) => path.replace(/:\w+/, id);
  const withEntityAndBody = allEndpoints.filter(
    ({ endpoint }) => endpoint.path.includes(':') && schemasOf(endpoint).body,
  );

  test.each(withEntityAndBody)('$resource.$name', async ({ endpoint: { method, path } }) => {
    const backend = createTestBackend(rows);
    const sent = () => errorOf(backend.send(method, pathTo(path, 'no_such'), '{}'));
    expect(await sent()).toMatchObject({ status: 404 });
    backend.as('visitor');
    expect(await sent()).toMatchObject({ status: 401 });
  });

  test.each([
    ['/api/polls/voted_poll/vote', 'optionIndex'],
    ['/api/local-answers/own/vote', 'isHelpful'],
  ])('%s answers 400 before 403 and 409', async (path, field) => {
    const { send } = createTestBackend(rows);
    expect(await errorOf(send('POST', path, '{}'))).toMatchObject({ status: 400, field });
  });
});

describe('[AUTH-10] without a session', () => {
  test.each(protectedEndpoints)('$resource.$name 401', async ({ resource, name, endpoint }) => {
    const backend = createTestBackend(rows).as('visitor');
    const before = state(backend);
    const error = await errorOf(attempt(resource, name, endpoint.status));
    expect(error).toEqual({ status: 401, message: 'Unauthorized' });
    expect(state(backend)).toEqual(before);
  });

  test.each(openEndpoints)('[AUTH-04] $resource.$name is open', async ({ resource, name, endpoint }) => {
    createTestBackend(rows).as('visitor');
    await expect(attempt(resource, name, endpoint.status)).resolves.toBeDefined();
  });

  test.each(protectedEndpoints.filter(({ endpoint }) => endpoint.method !== 'GET'))(
    '$resource.$name 401 once the session has expired, until sign-in',
    async ({ resource, name, endpoint }) => {
      const backend = createTestBackend(rows);
      backend.session.expire();
      expect(await errorOf(attempt(resource, name, endpoint.status))).toMatchObject({ status: 401 });
      backend.as('asha');
      await expect(attempt(resource, name, endpoint.status)).resolves.toBeDefined();
    },
  );
});

test('[API-01 to API-46] tests every documented status of every endpoint, and no other', () => {
  const documented = allEndpoints.flatMap(({ resource, name, endpoint }) =>
    [endpoint.status, ...endpoint.errors.filter((status) => status !== 401)].map(
      (status) => `${resource}.${name} ${status}`,
    ),
  );
  const attempted = Object.entries(attempts).flatMap(([resource, group]) =>
    Object.entries(group).flatMap(([name, statuses]) =>
      Object.keys(statuses).map((status) => `${resource}.${name} ${status}`),
    ),
  );
  expect(attempted.toSorted()).toEqual(documented.toSorted());
});
