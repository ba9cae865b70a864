import { describe, expect, test } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import { createTestBackend } from '../testing/createTestBackend.ts';
import { NOW, aPoll, aPost } from '../testing/factories.ts';
import { errorOf } from '../testing/requests.ts';

const { polls } = endpoints;
const ballot = (optionIndex: number) => ({ params: { id: 'poll' }, body: { optionIndex } });
const world = (poll = {}) => ({
  post: [aPost({ id: 'post', type: 'poll' })],
  poll: [aPoll({ id: 'poll', postId: 'post', ...poll })],
});

test.each([[['Hills', 'Sea']], ['["Hills","Sea"]'], ['Hills, Sea']])(
  '[API-25] [AMB-13] a vote counts, whatever the encoding: %j',
  async (options) => {
    const { call } = createTestBackend(world({ options }));
    expect(await call(polls.vote, ballot(1))).toEqual({
      id: 'poll',
      options,
      votes: [{ userId: 'asha', optionIndex: 1 }],
      expiresAt: null,
    });
  },
);

describe('refusals', () => {
  test('[API-26] a second vote is 409 and leaves the first', async () => {
    const { call, db } = createTestBackend(world());
    await call(polls.vote, ballot(0));
    expect(await errorOf(call(polls.vote, ballot(1)))).toEqual({ status: 409, message: 'Already voted' });
    expect(db.pollVote.all().map(({ optionIndex }) => optionIndex)).toEqual([0]);
  });

  test('[API-27] [AMB-67] a vote counts until just before the end and is 400 from then on', async () => {
    const backend = createTestBackend(world({ expiresAt: '2026-11-21T10:05:00.000Z' }));
    await backend.call(polls.vote, ballot(0));
    backend.clock.advance(5 * 60_000);
    const late = backend.as('guest_user_001').call(polls.vote, ballot(0));
    expect(await errorOf(late)).toEqual({ status: 400, message: 'Poll has expired' });
    expect(backend.db.pollVote.all()).toHaveLength(1);
  });

  test('[AMB-67] a poll that ends now has ended', async () => {
    const { call } = createTestBackend(world({ expiresAt: NOW }));
    expect(await errorOf(call(polls.vote, ballot(0)))).toMatchObject({ status: 400 });
  });

  test.each([2, -1, 0.5, Number.MAX_SAFE_INTEGER])('[API-25] option %d is none: 400', async (optionIndex) => {
    const { call } = createTestBackend(world());
    const error = await errorOf(call(polls.vote, ballot(optionIndex)));
    expect(error).toMatchObject({ status: 400, field: 'optionIndex' });
  });
});
