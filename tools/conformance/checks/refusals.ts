import { endpoints } from '../../../src/contract/endpoints.ts';
import { schemasOf } from '../../../src/contract/endpointSchemas.ts';
import { allAttempts } from '../../../mocks/tests/cases/allAttempts.ts';
import { expectErrorReply } from '../Client.ts';
import type { CheckContext } from '../CheckContext.ts';
import { expectEqual, expectTrue } from '../expect.ts';
import { Mismatch, type PreparedRequest, excerpt } from '../exchange.ts';
import { checksOf } from './Check.ts';

const { posts, polls, questions } = endpoints;
const withBody = allAttempts.filter(
  ({ endpoint }) => endpoint.path.includes(':') && schemasOf(endpoint).body,
);
const plain = (method: string, path: string, body?: string): PreparedRequest => ({
  method,
  path,
  init: body === undefined ? {} : { body, headers: { 'Content-Type': 'application/json' } },
});

/** Responses to bodies that the endpoint cannot parse. */
async function badBodies(context: CheckContext): Promise<void> {
  const id = await context.entityId('otherPost');
  for (const body of ['{"content":', '', 'null', '[]', '{"content":5}', '{}']) {
    const path = posts.comment.path.replace(':id', id);
    expectErrorReply(await context.asha.send(plain('POST', path, body)), 400);
  }
}

export const refusalChecks = checksOf('Refusals', {
  '[API-52] any other path below /api answers a JSON 404': async ({ asha }) => {
    const paths = ['/api/no-such-thing', '/api/posts', '/api/users', '/api/posts/a/b/c'];
    for (const path of paths) expectErrorReply(await asha.send(plain('GET', path)), 404);
  },
  '[API-52] a method that the path does not have answers a refusal in JSON': async (context) => {
    const path = posts.like.path.replace(':id', await context.entityId('otherPost'));
    const exchange = await context.asha.send(plain('DELETE', path));
    expectTrue([404, 405].includes(exchange.status), `Expected 404 or 405. ${excerpt(exchange)}`);
    expectErrorReply(exchange, exchange.status);
  },
  '[AMB-73] ids with special characters answer a JSON 404': async ({ asha }) => {
    for (const id of ['__proto__', 'constructor', '..%2f..', '%00', "'; --", '%E4%BD%A0'])
      expectErrorReply(await asha.send(plain('GET', `/api/posts/${id}`)), 404);
  },
  '[AMB-73] 404 comes before 400: an unknown id with an invalid body': async ({ asha }) => {
    for (const { endpoint } of withBody)
      expectErrorReply(await asha.try(endpoint, { params: { id: 'none', answerId: 'none' }, body: {} }), 404);
  },
  '[AUTH-10] 401 comes before 404 and 400: a visitor with an unknown id and an invalid body': async ({
    options,
  }) => {
    for (const { endpoint } of withBody)
      expectErrorReply(
        await options.visitor.try(endpoint, { params: { id: 'none', answerId: 'none' }, body: {} }),
        401,
      );
  },
  '[AMB-73] 400 comes before 403: an invalid vote for an own answer': async (context) => {
    const params = { answerId: await context.entityId('ownAnswer') };
    await context.asha.refused(questions.voteAnswer, { params, body: {} }, 400, 'isHelpful');
  },
  '[AMB-73] 400 comes before 409: an invalid second vote': async (context) => {
    const params = { id: await context.entityId('votedPoll') };
    await context.asha.refused(polls.vote, { params, body: {} }, 400, 'optionIndex');
  },
  '[AMB-73] a body that is no JSON, or JSON of something else, answers 400': badBodies,
  '[AMB-73] a refusal names the field that is to blame': async (context) => {
    const params = { id: await context.entityId('otherPost') };
    await context.asha.refused(posts.comment, { params, body: { content: ' ' } }, 400, 'content');
    await context.asha.refused(
      questions.create,
      { body: { title: 'x', content: 'x', destination: 'x' } },
      400,
      'country',
    );
    await context.asha.refused(endpoints.todos.create, { body: { notes: 'x' } }, 400, 'destination');
  },
});

/** Runs last, over all recorded exchanges. */
export const recordChecks = checksOf('Every reply', {
  '[AMB-71] no request answers 5xx': ({ options }) => {
    const failed = options.record.exchanges.find(({ status }) => status >= 500);
    if (failed) throw new Mismatch(excerpt(failed));
    return Promise.resolve();
  },
  '[AMB-71] every reply is JSON, also every refusal': ({ options }) => {
    const calls = options.record.exchanges.filter(({ request }) => / \/api\//.test(request));
    const other = calls.find(({ contentType }) => !contentType.includes('json'));
    if (other) throw new Mismatch(excerpt(other));
    expectEqual(calls.length > 0, true, 'calls were made');
    return Promise.resolve();
  },
});
