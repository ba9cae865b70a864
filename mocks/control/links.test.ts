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
  'scenaro=empty',
  'Latency=5',
  'ids=count',
  'clock=stopped',
])('refuses a whole link with a wrong word: %s', (query) => {
  const { state, problems, cleaned } = parseLink(`https://demo.test/?${query}&as=traveller_001`);
  expect(state).toEqual({});
  expect(problems).toHaveLength(1);
  expect(cleaned).toBe('https://demo.test/');
});

test.each([
  ['scenrio=empty', "No such parameter: scenrio. The nearest is 'scenario'."],
  ['Fault=x', "No such parameter: Fault. The nearest is 'fault'."],
  ['latancy=300', "No such parameter: latancy. The nearest is 'latency'."],
  ['transport=pages', "transport: No such transport: pages. The nearest is 'page'."],
  [
    'fault=POST%20/api/post/:id/like~500',
    "fault: No such endpoint: POST /api/post/:id/like. The nearest is 'POST /api/posts/:id/like'.",
  ],
  ['fault=GET%20/api/unified-feed~ofline', "fault: Not an outcome: ofline. The nearest is 'offline'."],
])('names the nearest right word: %s', (query, problem) => {
  expect(parseLink(`https://demo.test/?${query}`)).toEqual({
    state: {},
    problems: [problem],
    cleaned: 'https://demo.test/',
  });
});

test.each(['q=goa', 'tab=visited', 'filter=tips', 'id=5', 'utm_source=mail'])(
  "leaves the app's own parameters alone: %s",
  (query) => expect(parseLink(`https://demo.test/?${query}`)).toMatchObject({ problems: [], cleaned: null }),
);

test('leaves an address without parameters alone, and writes links that it can read back', () => {
  expect(parseLink('https://demo.test/explore?q=goa').cleaned).toBeNull();
  const { state } = parseLink(
    'https://demo.test/?scenario=full&fault=GET%20/api/sponsors~html&panel=on&ids=counted&clock=frozen',
  );
  expect(parseLink(toLink('https://demo.test/', state)).state).toEqual(state);
});
