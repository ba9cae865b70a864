import { afterEach, expect, test } from 'vitest';
import { clock } from '../../src/shared/clock.ts';
import { GUEST_ID } from '../../src/shared/limits.ts';
import { parseLink, toLink } from '../control/links.ts';
import { type Memory, createMemory } from '../persistence/webStorage.ts';
import { createSessionStore } from '../persistence/sessionStore.ts';
import { createTabState } from '../control/tabSettings.ts';
import { createFaults } from '../http/faults.ts';
import { returnAddress, servedPage } from '../http/pages/serverPages.ts';
import { createSession } from '../http/session.ts';

afterEach(() => clock.reset());

/** Storage that refuses, as a browser with blocked cookies does: the fallback is a variable. */
const aMemory = (): Memory =>
  createMemory(() => {
    throw new DOMException('Blocked', 'SecurityError');
  }, 'test:');

test('a link is read whole, and its parameters leave the address', () => {
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
])('a bad value is a problem to tell, not a crash: %s', (query) => {
  const { state, problems, cleaned } = parseLink(`https://demo.test/?${query}&as=traveller_001`);
  expect(state).toEqual({ as: 'traveller_001' });
  expect(problems).toHaveLength(1);
  expect(cleaned).toBe('https://demo.test/');
});

test('an address without parameters stays as it is, and a link leads back to its state', () => {
  expect(parseLink('https://demo.test/explore?q=goa').cleaned).toBeNull();
  const { state } = parseLink('https://demo.test/?scenario=full&fault=GET%20/api/sponsors~html&panel=on');
  expect(parseLink(toLink('https://demo.test/', state)).state).toEqual(state);
});

test('[AUTH-16] the session belongs to the tab; a new tab begins as the last person', () => {
  const browser = aMemory();
  const [first, second] = [aMemory(), aMemory()];
  const a = createSession(createSessionStore(first, browser));
  expect(a.userId()).toBe(GUEST_ID);
  a.signIn('traveller_001');
  const b = createSession(createSessionStore(second, browser));
  expect(b.userId()).toBe('traveller_001');
  b.signIn('traveller_002');
  expect(a.userId()).toBe('traveller_001');
  a.expire();
  expect(createSession(createSessionStore(first, browser)).userId()).toBe('traveller_001');
  expect(createSession(createSessionStore(aMemory(), browser)).userId()).toBe('traveller_002');
});

test('faults, latency, clock and switches hold for the tab', () => {
  const memory = aMemory();
  const tab = createTabState(memory, createFaults());
  tab.start({ faults: [['GET /api/leaderboard', 503]], latency: 40, now: '2030-01-01', panel: true });
  clock.reset();

  const faults = createFaults();
  const later = createTabState(memory, faults);
  later.start({});
  expect([...faults.list()]).toEqual([['GET /api/leaderboard', 503]]);
  expect(faults.delay()).toBe(40);
  expect(new Date(clock.now()).getUTCFullYear()).toBe(2030);
  expect(later.switches().panel).toBe(true);
});

test('what a tab remembers of another version is forgotten', () => {
  const memory = aMemory();
  memory.write('control', '{"faults":[["GET /api/gone",500]],"latency":5,"clockOffset":0}');
  const faults = createFaults();
  createTabState(memory, faults).start({});
  expect(faults.delay()).toBe(0);
});

test.each([
  ['/demo/api/auth/google', 'accounts'],
  ['/demo/api/login/', 'accounts'],
  ['/demo/api/logout/index.html', 'logout'],
  ['/demo/landing', null],
  ['/demo/', null],
])('the page of the server at %s', (path, page) => {
  expect(servedPage(path, '/demo/')).toBe(page);
});

test.each([
  ['https://demo.test/demo/post/1?a=b', '/demo/post/1?a=b'],
  ['https://demo.test/demo/landing/', '/demo/'],
  ['https://demo.test/demo/api/login', '/demo/'],
  ['https://demo.test/other', '/demo/'],
  ['https://evil.test/demo/post/1', '/demo/'],
  ['', '/demo/'],
])('[AUTH-11] whoever came from %s goes on to %s', (referrer, address) => {
  expect(returnAddress(referrer, 'https://demo.test', '/demo/')).toBe(address);
});
