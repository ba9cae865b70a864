import { describe, expect, test } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import { createTestBackend } from '../testing/createTestBackend.ts';
import { NOW, aPoll, aPost } from '../testing/factories.ts';
import { errorOf } from '../testing/requests.ts';

const { polls } = endpoints;
const voteFor = (optionIndex: number) => ({ params: { id: 'poll' }, body: { optionIndex } });
const pollRows = (poll = {}) => ({
  post: [aPost({ id: 'post', type: 'poll' })],
  poll: [aPoll({ id: 'poll', postId: 'post', ...poll })],
});

test.each([[['Hills', 'Sea']], ['["Hills","Sea"]'], ['Hills, Sea']])(
  '[API-25, AMB-13] counts a vote with any encoding of the options: %j',
  async (options) => {
    const { call } = createTestBackend(pollRows({ options }));
    expect(await call(polls.vote, voteFor(1))).toEqual({
      id: 'poll',
      options,
      votes: [{ userId: 'asha', optionIndex: 1 }],
      expiresAt: null,
    });
  },
);

describe('refuses', () => {
  test('[API-26] a second vote with 409 and keeps the first', async () => {
    const { call, db } = createTestBackend(pollRows());
    await call(polls.vote, voteFor(0));
    expect(await errorOf(call(polls.vote, voteFor(1)))).toEqual({ status: 409, message: 'Already voted' });
    expect(db.pollVote.all().map(({ optionIndex }) => optionIndex)).toEqual([0]);
  });

  test('[API-27, AMB-67] a vote from the end on with 400, and counts one just before', async () => {
    const backend = createTestBackend(pollRows({ expiresAt: '2026-11-21T10:05:00.000Z' }));
    await backend.call(polls.vote, voteFor(0));
    backend.clock.advance(5 * 60_000);
    const late = backend.as('guest_user_001').call(polls.vote, voteFor(0));
    expect(await errorOf(late)).toEqual({ status: 400, message: 'Poll has expired' });
    expect(backend.db.pollVote.all()).toHaveLength(1);
  });

  test('[AMB-67] a vote in a poll that ends now', async () => {
    const { call } = createTestBackend(pollRows({ expiresAt: NOW }));
    expect(await errorOf(call(polls.vote, voteFor(0)))).toMatchObject({ status: 400 });
  });

  test.each([2, -1, 0.5, Number.MAX_SAFE_INTEGER])('[API-25] option %d with 400', async (optionIndex) => {
    const { call } = createTestBackend(pollRows());
    const error = await errorOf(call(polls.vote, voteFor(optionIndex)));
    expect(error).toMatchObject({ status: 400, field: 'optionIndex' });
  });
});
