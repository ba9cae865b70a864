import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { encodeBody, requestPath } from '../../src/api/encodeRequest.ts';
import { schemasOf } from '../../src/contract/endpointSchemas.ts';
import { createTestBackend } from '../testing/createTestBackend.ts';
import { errorOf, send } from '../testing/requests.ts';
import { type EndpointAttempts, allAttempts, attemptFor, partsOf } from './cases/allAttempts.ts';
import { ids, rows } from './cases/rows.ts';

/** Sends the attempt's request over the rows of these tests. */
function attempt(row: EndpointAttempts, status: number): Promise<unknown> {
  const parts = partsOf(row.endpoint, attemptFor(row, status), (entity) => ids[entity]);
  const { body } = encodeBody(row.endpoint, parts);
  return send(row.endpoint.method, requestPath(row.endpoint, parts), body ?? undefined);
}

/** Everything a refused request must leave unchanged. */
const state = ({ db, messages, pictures }: ReturnType<typeof createTestBackend>) =>
  structuredClone({ rows: db.dump(), messages, pictureCount: pictures.size });

const protectedEndpoints = allAttempts.filter(({ endpoint }) => endpoint.errors.includes(401));
const openEndpoints = allAttempts.filter(({ endpoint }) => !endpoint.errors.includes(401));
const errorCases = allAttempts.flatMap((row) =>
  row.endpoint.errors.filter((status) => status !== 401).map((status) => ({ ...row, row, status })),
);

describe('matches the schema of the reply', () => {
  test.each(allAttempts)('$name $endpoint.status: $endpoint.summary', async (row) => {
    createTestBackend(rows);
    const reply = await attempt(row, row.endpoint.status);
    expect(z.parse(schemasOf(row.endpoint).reply, reply)).toEqual(reply);
  });
});

describe('[AMB-73] refuses with a message and changes nothing', () => {
  test.each(errorCases)('$name $status: $endpoint.summary', async ({ row, status }) => {
    const backend = createTestBackend(rows);
    const before = state(backend);
    expect(await errorOf(attempt(row, status))).toMatchObject({ status });
    expect(state(backend)).toEqual(before);
  });
});

describe('[AMB-73] checks the session, then the entity, then the body, then the rules', () => {
  const pathTo = (path: string, id: string) => path.replace(/:\w+/, id);
  const withEntityAndBody = allAttempts.filter(
    ({ endpoint }) => endpoint.path.includes(':') && schemasOf(endpoint).body,
  );

  test.each(withEntityAndBody)('$name', async ({ endpoint: { method, path } }) => {
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
    createTestBackend(rows);
    expect(await errorOf(send('POST', path, '{}'))).toMatchObject({ status: 400, field });
  });
});

describe('[AUTH-10] without a session', () => {
  test.each(protectedEndpoints)('$name 401', async (row) => {
    const backend = createTestBackend(rows).as('visitor');
    const before = state(backend);
    const error = await errorOf(attempt(row, row.endpoint.status));
    expect(error).toEqual({ status: 401, message: 'Unauthorized' });
    expect(state(backend)).toEqual(before);
  });

  test.each(openEndpoints)('[AUTH-04] $name is open', async (row) => {
    createTestBackend(rows).as('visitor');
    await expect(attempt(row, row.endpoint.status)).resolves.toBeDefined();
  });

  test.each(protectedEndpoints.filter(({ endpoint }) => endpoint.method !== 'GET'))(
    '$name 401 once the session has expired, until sign-in',
    async (row) => {
      const backend = createTestBackend(rows);
      backend.session.expire();
      expect(await errorOf(attempt(row, row.endpoint.status))).toMatchObject({ status: 401 });
      backend.as('asha');
      await expect(attempt(row, row.endpoint.status)).resolves.toBeDefined();
    },
  );
});

test('[API-01 to API-46] tests every documented status of every endpoint, and no other', () => {
  const documented = allAttempts.flatMap(({ name, endpoint }) =>
    [endpoint.status, ...endpoint.errors.filter((status) => status !== 401)].map(
      (status) => `${name} ${status}`,
    ),
  );
  const attempted = allAttempts.flatMap(({ name, attempts }) =>
    Object.keys(attempts).map((status) => `${name} ${status}`),
  );
  expect(attempted.toSorted()).toEqual(documented.toSorted());
});
