import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { endpointKey } from '../api/endpointQuery.ts';
import { endpoints } from '../contract/endpoints.ts';
import { DAY } from '../shared/limits.ts';
import { fillCache, shiftDates, refetchDayDependentReads } from './prerendered.ts';

test('[SHIP-12, SHIP-07] every instant in a reply moves, at any depth, and nothing else does', () => {
  const reply = {
    createdAt: '2026-11-22T15:00:00.000Z',
    startDate: '2026-11-22',
    pages: [
      { data: [{ expiresAt: '2026-11-30T00:00:00.000Z', content: 'At 10:00Z', likes: 3, user: null }] },
    ],
  };
  expect(shiftDates(reply, 2 * DAY)).toEqual({
    createdAt: '2026-11-24T15:00:00.000Z',
    startDate: '2026-11-22',
    pages: [
      { data: [{ expiresAt: '2026-12-02T00:00:00.000Z', content: 'At 10:00Z', likes: 3, user: null }] },
    ],
  });
});

test('[SHIP-12, AMB-49] refetches what counts days, and nothing else of the page', () => {
  const params = { params: { id: 'traveller_001' } };
  const { users } = endpoints;
  const client = new QueryClient();
  const keys = [users.stats, users.badges, users.challenges, users.posts].map((one) =>
    endpointKey(one, params),
  );
  fillCache(
    client,
    keys.map((key) => [key, {}]),
    0,
  );
  refetchDayDependentReads(client);
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true, true, false]);
});
