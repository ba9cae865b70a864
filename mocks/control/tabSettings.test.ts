import { expect, test } from 'vitest';
import { createClock } from '../../src/shared/clock.ts';
import { createFaults } from '../http/faults.ts';
import { createWebStorage } from '../persistence/webStorage.ts';
import { createTabSettings } from './tabSettings.ts';

/** Storage that throws, like a browser that blocks cookies; falls back to a variable. */
const createBlockedStorage = () =>
  createWebStorage(() => {
    throw new DOMException('Blocked', 'SecurityError');
  }, 'test:');

test('keeps faults, latency, clock and switches for the tab', async () => {
  const storage = createBlockedStorage();
  const tab = createTabSettings(storage, createFaults(), createClock());
  await tab.start({ faults: [['GET /api/leaderboard', 503]], latency: 40, now: '2030-01-01', panel: true });
  const faults = createFaults();
  const clock = createClock();
  const later = createTabSettings(storage, faults, clock);
  await later.start({});
  expect([...faults.list()]).toEqual([['GET /api/leaderboard', 503]]);
  expect(faults.latency()).toBe(40);
  expect(new Date(clock.now()).getUTCFullYear()).toBe(2030);
  expect(later.switches().panel).toBe(true);
});

test('starts a scenario at the real time without faults, and keeps the switches', async () => {
  const storage = createBlockedStorage();
  await createTabSettings(storage, createFaults(), createClock()).start({
    faults: [['GET /api/leaderboard', 503]],
    latency: 40,
    now: '2030-01-01',
    clock: 'frozen',
    panel: true,
  });
  const faults = createFaults();
  const clock = createClock();
  const later = createTabSettings(storage, faults, clock);
  await later.start({ scenario: 'empty' });
  expect(clock.isFrozen()).toBe(false);
  expect(clock.offset()).toBe(0);
  expect([...faults.list()]).toEqual([]);
  expect(faults.latency()).toBe(0);
  expect(later.switches().panel).toBe(true);
});

test('discards the settings of another version', async () => {
  const storage = createBlockedStorage();
  storage.write('control', '{"faults":[["GET /api/gone",500]],"latency":5,"clockOffset":0}');
  const faults = createFaults();
  await createTabSettings(storage, faults, createClock()).start({});
  expect(faults.latency()).toBe(0);
});
