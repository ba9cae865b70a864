import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { type Noun, endpoints } from '../../src/contract/endpoints.ts';
import { createTestBackend } from '../testing/createTestBackend.ts';
import { refused } from '../testing/refused.ts';
import type { Cases } from './cases/EndpointCases.ts';
import { destinations, discover, leaderboard, packages } from './cases/catalogue.ts';
import { feed, polls, posts, questions } from './cases/content.ts';
import { itineraries, session, todos, users } from './cases/people.ts';
import { world } from './cases/rows.ts';

type Attempts = Partial<Record<number, () => Promise<unknown>>>;

const cases: { [N in Noun]: Cases<N> } = {
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

const rows = Object.entries(endpoints).flatMap(([noun, group]) =>
  Object.entries<Endpoint>(group).map(([name, row]) => ({ noun, name, row })),
);

/** The attempt for a status; a status of the table without one fails the test. */
function attempt(noun: string, name: string, status: number): Promise<unknown> {
  const make = attempts[noun]?.[name]?.[status];
  if (!make) throw new Error(`No test makes ${noun}.${name} answer ${status}`);
  return make();
}

/** Everything that a refused request must leave alone. */
const state = ({ db, messages, pictures }: ReturnType<typeof createTestBackend>) =>
  structuredClone({ rows: db.dump(), messages, kept: pictures.size });

const closed = rows.filter(({ row }) => row.errors.includes(401));
const open = rows.filter(({ row }) => !row.errors.includes(401));
const refusals = rows.flatMap(({ row, ...names }) =>
  row.errors.filter((status) => status !== 401).map((status) => ({ ...names, row, status })),
);

describe('replies keep to their schema', () => {
  test.each(rows)('$noun.$name $row.status: $row.about', async ({ noun, name, row }) => {
    createTestBackend(world);
    const reply = await attempt(noun, name, row.status);
    expect(z.parse(row.reply, reply)).toEqual(reply);
  });
});

describe('[AMB-73] refusals say why and change nothing', () => {
  test.each(refusals)('$noun.$name $status: $row.about', async ({ noun, name, status }) => {
    const backend = createTestBackend(world);
    const before = state(backend);
    expect(await refused(attempt(noun, name, status))).toMatchObject({ status });
    expect(state(backend)).toEqual(before);
  });
});

describe('[AUTH-10] without a session', () => {
  test.each(closed)('$noun.$name 401', async ({ noun, name, row }) => {
    const backend = createTestBackend(world).as('visitor');
    const before = state(backend);
    const refusal = await refused(attempt(noun, name, row.status));
    expect(refusal).toEqual({ status: 401, message: 'Unauthorized' });
    expect(state(backend)).toEqual(before);
  });

  test.each(open)('[AUTH-04] $noun.$name is open', async ({ noun, name, row }) => {
    createTestBackend(world).as('visitor');
    await expect(attempt(noun, name, row.status)).resolves.toBeDefined();
  });

  test.each(closed.filter(({ row }) => row.method !== 'GET'))(
    '$noun.$name 401 once the session has expired, until sign-in',
    async ({ noun, name, row }) => {
      const backend = createTestBackend(world);
      backend.session.expire();
      expect(await refused(attempt(noun, name, row.status))).toMatchObject({ status: 401 });
      backend.as('asha');
      await expect(attempt(noun, name, row.status)).resolves.toBeDefined();
    },
  );
});

test('[API-01 to API-46] every status of every row has an attempt, and no other', () => {
  const promised = rows.flatMap(({ noun, name, row }) =>
    [row.status, ...row.errors.filter((status) => status !== 401)].map(
      (status) => `${noun}.${name} ${status}`,
    ),
  );
  const made = Object.entries(attempts).flatMap(([noun, group]) =>
    Object.entries(group).flatMap(([name, statuses]) =>
      Object.keys(statuses).map((status) => `${noun}.${name} ${status}`),
    ),
  );
  expect(made.toSorted()).toEqual(promised.toSorted());
  expect(rows).toHaveLength(39);
});
