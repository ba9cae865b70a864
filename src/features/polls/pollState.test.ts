import { describe, expect, test } from 'vitest';
import type { PollFeedItem } from '../../contract/schemas/polls.ts';
import { withVotes } from './queries.ts';
import { pollState } from './pollState.ts';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const poll = {
  id: 'p',
  options: 'Manali,Srinagar',
  votes: [
    { userId: 'u1', optionIndex: 0 },
    { userId: 'u2', optionIndex: 1 },
    { userId: 'u3', optionIndex: 1 },
  ],
  expiresAt: '2026-11-21T12:00:00.001Z',
};

describe('the state of a poll', () => {
  test('[POLL-02, POLL-05] is open to a user who has not voted', () => {
    expect(pollState(poll, 'me', NOW).phase).toBe('open');
    expect(pollState(poll, undefined, NOW).phase).toBe('open');
  });
  test('[POLL-03] shows percentages and the chosen option after a vote', () => {
    const { phase, ownVote, rows, total } = pollState(poll, 'u2', NOW);
    expect({ phase, ownVote, total, shares: rows.map(({ percentage }) => percentage) }).toEqual({
      phase: 'voted',
      ownVote: 1,
      total: 3,
      shares: [33, 67],
    });
  });
  test('[POLL-04, POLL-05, POLL-19] is expired from the exact end on and keeps the vote marked', () => {
    expect(pollState(poll, 'me', NOW + 1).phase).toBe('expired');
    expect(pollState(poll, 'u1', NOW + 1)).toMatchObject({ phase: 'voted', ownVote: 0, expired: true });
  });
  test('[POLL-04] names the winner once it has ended, all of them if equal, none without votes', () => {
    const winners = (votes: typeof poll.votes, now: number): boolean[] =>
      pollState({ ...poll, votes }, 'me', now).rows.map(({ won }) => won);
    expect(winners(poll.votes, NOW)).toEqual([false, false]);
    expect(winners(poll.votes, NOW + 1)).toEqual([false, true]);
    expect(winners(poll.votes.slice(0, 2), NOW + 1)).toEqual([true, true]);
    expect(winners([], NOW + 1)).toEqual([false, false]);
  });
  test('[POLL-20] has 0 percent without votes', () => {
    expect(pollState({ ...poll, votes: [] }, 'me', NOW).rows.map(({ percentage }) => percentage)).toEqual([
      0, 0,
    ]);
  });
});

test('[POLL-06, WS-04] follows new votes', () => {
  const item: PollFeedItem = {
    contentType: 'poll',
    id: 'p',
    question: 'Which way?',
    options: '["Manali, by bus","Srinagar"]',
    votes: [],
    votesWithPercentages: [],
    totalVotes: 0,
    expiresAt: null,
    post: {
      id: 'x',
      destination: null,
      user: { id: 'u', firstName: null, lastName: null, email: null, profileImageUrl: null, bio: null },
    },
    createdAt: '2026-11-01T00:00:00.000Z',
  };
  expect(withVotes(item, [{ userId: 'u1', optionIndex: 1 }])).toMatchObject({
    totalVotes: 1,
    votesWithPercentages: [
      { option: 'Manali, by bus', count: 0, percentage: 0 },
      { option: 'Srinagar', count: 1, percentage: 100 },
    ],
  });
});
