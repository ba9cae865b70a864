import { expect, test } from 'vitest';
import { parseLink, toLink } from './links.ts';

test('reads every parameter of a link and removes them from the address', () => {
  const link = parseLink(
    'https://demo.test/app/explore?q=goa&scenario=empty&as=visitor&fault=POST%20/api/posts/:id/like~500' +
      '&fault=GET%20/api/unified-feed~offline&latency=300&now=2026-05-01&panel=off&transport=worker&simulate=off#top',
  );
  expect(link).toEqual({
    state: {
      scenario: 'empty',
      as: 'visitor',
      faults: [
        ['POST /api/posts/:id/like', 500],
        ['GET /api/unified-feed', 'offline'],
      ],
      latency: 300,
      now: '2026-05-01T00:00:00.000Z',
      panel: false,
      transport: 'worker',
      simulate: false,
    },
    problems: [],
    cleaned: 'https://demo.test/app/explore?q=goa#top',
  });
});

test.each([
  'latency=soon',
  'latency=-1',
  'now=someday',
  'panel=maybe',
  'transport=pigeon',
  'fault=POST%20/api/nothing~500',
  'fault=GET%20/api/unified-feed~999',
  'fault=~',
  'scenario=',
])('reports an invalid value and reads the rest: %s', (query) => {
  const { state, problems, cleaned } = parseLink(`https://demo.test/?${query}&as=traveller_001`);
  expect(state).toEqual({ as: 'traveller_001' });
  expect(problems).toHaveLength(1);
  expect(cleaned).toBe('https://demo.test/');
});

test('leaves an address without parameters alone, and makes links that it reads back', () => {
  expect(parseLink('https://demo.test/explore?q=goa').cleaned).toBeNull();
  const { state } = parseLink('https://demo.test/?scenario=full&fault=GET%20/api/sponsors~html&panel=on');
  expect(parseLink(toLink('https://demo.test/', state)).state).toEqual(state);
});
