import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type World, startMockServer } from '../node.ts';

const server = await startMockServer(0);
afterAll(() => server.close());

const PAGE = 'http://app.test/packages';
const NOW = '2031-05-01T06:30:00.000Z';

describe('[SHIP-09] a link, opened in a world of the server', () => {
  let world: World;
  let worlds = 0;
  beforeEach(async () => void (world = await server.world(`links-${++worlds}`)));

  test('sets the scenario, the user and the time, and keeps the rest of the URL', async () => {
    const address = await world.openLink(`${PAGE}?q=sea&scenario=empty&as=traveller_003&now=${NOW}`);
    expect(address).toBe(`${PAGE}?q=sea`);
    expect(await world.mockBackend.rows('package')).toEqual([]);
    expect(await world.mockBackend.link()).toContain('as=traveller_003');
    expect(Math.abs(world.mockBackend.clock.now() - Date.parse(NOW))).toBeLessThan(5000);
  });

  test('without a scenario, keeps the rows and the faults and time of the tab', async () => {
    await world.openLink(`${PAGE}?scenario=full&now=${NOW}&fault=GET%20/api/sponsors~503`);
    const before = await world.mockBackend.hash();
    await world.openLink(`${PAGE}?as=traveller_002`);
    expect(await world.mockBackend.hash()).toBe(before);
    const link = await world.mockBackend.link();
    expect(link).toContain('as=traveller_002');
    expect(decodeURIComponent(link)).toContain('GET+/api/sponsors~503');
    expect(Math.abs(world.mockBackend.clock.now() - Date.parse(NOW))).toBeLessThan(5000);
  });

  test('starts a scenario without the faults and latency of the previous one', async () => {
    await world.openLink(`${PAGE}?scenario=backend-down`);
    await world.openLink(`${PAGE}?scenario=slow`);
    expect(decodeURIComponent(await world.mockBackend.link())).not.toContain('fault');
    await world.openLink(`${PAGE}?scenario=full`);
    expect(await world.mockBackend.link()).not.toContain('latency');
  });

  test('starts a fresh world again, whatever was changed in it', async () => {
    await world.openLink(`${PAGE}?scenario=full&now=${NOW}`);
    const before = await world.mockBackend.hash();
    await world.mockBackend.reset({ scenario: 'empty' });
    await world.openLink(`${PAGE}?scenario=full&now=${NOW}`);
    expect(await world.mockBackend.hash()).toBe(before);
  });

  test('is refused with the nearest valid word, before anything changes', async () => {
    const before = await world.mockBackend.hash();
    await expect(world.openLink(`${PAGE}?scenario=fulll`)).rejects.toThrow(/nearest.*full/i);
    await expect(world.openLink(`${PAGE}?scneario=empty`)).rejects.toThrow(/scenario/);
    expect(await world.mockBackend.hash()).toBe(before);
  });
});
