import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { schemasOf } from '../../../src/contract/endpointSchemas.ts';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { ErrorReply } from '../../../src/contract/schemas/replies.ts';
import type { RequestParts } from '../../../src/api/encodeRequest.ts';
import type { EntityName } from '../../../mocks/tests/cases/EndpointCases.ts';
import {
  type EndpointAttempts,
  allAttempts,
  attemptFor,
  partsOf,
} from '../../../mocks/tests/cases/allAttempts.ts';
import { expectErrorReply, pairName } from '../Client.ts';
import type { CheckContext } from '../CheckContext.ts';
import { expectEqual } from '../expect.ts';
import { type Exchange, Mismatch, Skip, excerpt, expectStatus, readJson } from '../exchange.ts';
import { type Check, checksOf } from './Check.ts';

const AREA = 'Every call and status';

/** The request of an attempt, with the id of its entity. */
async function prepare(context: CheckContext, row: EndpointAttempts, status: number): Promise<RequestParts> {
  const attempt = attemptFor(row, status);
  const id = attempt.target && (await context.entityId(attempt.target));
  return partsOf(row.endpoint, attempt, () => id ?? '');
}

/** Throws Mismatch if a reply does not match its schema; extra fields are only wrong in a strict run. */
function expectShape(schema: z.ZodMiniType, exchange: Exchange, strict: boolean): void {
  const reply = readJson(exchange);
  const parsed = z.safeParse(schema, reply);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Mismatch(`${issue?.path.join('.') || 'The reply'}: ${issue?.message}. ${excerpt(exchange)}`);
  }
  if (strict && !isDeepStrictEqual(parsed.data, reply))
    throw new Mismatch(`Fields that the contract does not have. ${excerpt(exchange)}`);
}

function acceptedCheck(row: EndpointAttempts): Check {
  const { name, endpoint } = row;
  return {
    area: AREA,
    title: `${name} answers ${endpoint.status} as its schema says`,
    async run(context) {
      const { record, strict } = context.options;
      const exchange = await context.asha.try(endpoint, await prepare(context, row, endpoint.status));
      expectStatus(exchange, endpoint.status);
      expectShape(schemasOf(endpoint).reply, exchange, strict);
      record.covered.add(pairName(endpoint, endpoint.status));
    },
  };
}

const refusedCheck = (row: EndpointAttempts, status: number): Check => ({
  area: AREA,
  title: `[AMB-73] ${row.name} answers ${status} with a message`,
  async run(context) {
    const { record, strict } = context.options;
    const exchange = await context.asha.try(row.endpoint, await prepare(context, row, status));
    expectErrorReply(exchange, status);
    if (strict) expectShape(ErrorReply, exchange, strict);
    record.covered.add(pairName(row.endpoint, status));
  },
});

const visitorCheck = (row: EndpointAttempts): Check => ({
  area: 'Sessions',
  title: `[AUTH-10] ${row.name} answers 401 'Unauthorized' to a visitor`,
  async run(context) {
    const { visitor, record } = context.options;
    const exchange = await visitor.try(row.endpoint, await prepare(context, row, row.endpoint.status));
    const { message } = expectErrorReply(exchange, 401);
    if (!message.includes('Unauthorized'))
      throw new Mismatch(`The message does not say 'Unauthorized'. ${excerpt(exchange)}`);
    record.covered.add(pairName(row.endpoint, 401));
  },
});

const openCheck = (row: EndpointAttempts): Check => ({
  area: 'Sessions',
  title: `[AUTH-04] ${row.name} is open to a visitor`,
  async run(context) {
    const { endpoint } = row;
    const exchange = await context.options.visitor.try(
      endpoint,
      await prepare(context, row, endpoint.status),
    );
    expectStatus(exchange, endpoint.status);
    expectShape(schemasOf(endpoint).reply, exchange, context.options.strict);
  },
});

const needsSession = ({ endpoint }: EndpointAttempts): boolean => endpoint.errors.includes(401);
const refusalsOf = ({ endpoint }: EndpointAttempts) => endpoint.errors.filter((status) => status !== 401);

/** A user's view of the rows that the attempts are about. */
async function visibleState({ asha }: CheckContext, entityIds: ReadonlyMap<EntityName, string>) {
  const { users, posts, questions, session } = endpoints;
  const own = [session.current, users.stats, users.todos, users.visitedPlaces, users.posts, users.questions];
  const paths: (readonly [Endpoint, string])[] = [
    ...own.map((endpoint) => [endpoint, asha.id] as const),
    [users.bookmarks, asha.id],
    [users.todos, entityIds.get('other') ?? ''],
    [posts.one, entityIds.get('otherPost') ?? ''],
    [questions.one, entityIds.get('otherQuestion') ?? ''],
  ];
  const replies = [];
  for (const [endpoint, id] of paths) {
    const exchange = await asha.try(endpoint, { params: { id } });
    expectStatus(exchange, 200);
    replies.push({ request: exchange.request, reply: readJson(exchange) });
  }
  return replies;
}

const changesNothing: Check['run'] = async (context) => {
  const entityIds = await context.entityIds();
  const before = await visibleState(context, entityIds);
  for (const row of allAttempts) {
    const statuses = needsSession(row) ? [...refusalsOf(row), 401] : refusalsOf(row);
    for (const status of statuses) {
      const attempt = attemptFor(row, status === 401 ? row.endpoint.status : status);
      if (attempt.target && !entityIds.has(attempt.target)) continue;
      const sender = status === 401 ? context.options.visitor : context.asha;
      await sender.try(
        row.endpoint,
        partsOf(row.endpoint, attempt, (entity) => entityIds.get(entity) ?? ''),
      );
    }
  }
  const after = await visibleState(context, entityIds);
  for (const [index, { request, reply }] of after.entries())
    expectEqual(reply, before[index]?.reply, `${request} after nothing but refused requests`);
};

/** One check per call and status, generated from the attempts. */
export const endpointChecks: readonly Check[] = [
  ...allAttempts.map(acceptedCheck),
  ...allAttempts.flatMap((row) => refusalsOf(row).map((status) => refusedCheck(row, status))),
  ...allAttempts.filter(needsSession).map(visitorCheck),
  ...allAttempts.filter((row) => !needsSession(row)).map(openCheck),
  ...checksOf('Refusals', { '[AMB-73] refused requests change nothing': changesNothing }),
];

/** Every call and status of the contract, for the coverage report. */
export const allPairs: readonly string[] = allAttempts.flatMap(({ endpoint }) =>
  [endpoint.status, ...endpoint.errors].map((status) => pairName(endpoint, status)),
);

/** For rules that cannot be checked without an adjustable clock. */
export const skipped =
  (reason: string): Check['run'] =>
  () =>
    Promise.reject(new Skip(reason));
