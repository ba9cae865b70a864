import { endpoints } from '../../../src/contract/endpoints.ts';
import { newItinerary as plan } from '../../../src/contract/examples.ts';
import { SPONSOR_TYPES } from '../../../src/shared/enums.ts';
import { requiredPlanFields } from '../../../mocks/tests/cases/users.ts';
import type { Client } from '../Client.ts';
import { expectDescending, expectEqual, expectMatch, expectTrue } from '../expect.ts';
import { Skip } from '../exchange.ts';
import { checksOf } from './Check.ts';

const { packages, destinations, discover, leaderboard, itineraries } = endpoints;

interface Entry {
  id: string;
  isFeatured?: boolean;
}
type Query = { featured?: boolean; limit?: number };
type List = (query: Query) => Promise<Entry[]>;
const listsOf = (asha: Client): [name: string, list: List][] => [
  ['packages', (query) => asha.call(packages.list, { query })],
  ['destinations', (query) => asha.call(destinations.list, { query })],
  ['tags', (query) => asha.call(discover.tags, { query })],
];

/** Each catalogue with all its entries. Throws Skip if all are empty. */
async function catalogues(asha: Client): Promise<{ name: string; list: List; all: Entry[] }[]> {
  const found = [];
  for (const [name, list] of listsOf(asha)) found.push({ name, list, all: await list({}) });
  const filled = found.filter(({ all }) => all.length > 0);
  if (filled.length === 0) throw new Skip('the server has no packages, destinations or tags');
  return filled;
}

export const catalogueChecks = checksOf('Catalogue', {
  '[API-37, API-39, API-41] featured=true answers featured entries only, false all': async ({ asha }) => {
    for (const { name, list, all } of await catalogues(asha)) {
      const featured = await list({ featured: true });
      expectTrue(
        featured.every(({ isFeatured }) => isFeatured !== false),
        `${name} that are not featured`,
      );
      const ids = new Set(all.map(({ id }) => id));
      expectTrue(
        featured.every(({ id }) => ids.has(id)),
        `featured ${name} that the whole list does not have`,
      );
      const expected = name === 'tags' ? featured.length : all.filter(({ isFeatured }) => isFeatured).length;
      expectEqual(featured.length, expected, `featured ${name}`);
      expectEqual((await list({ featured: false })).length, all.length, `${name} with featured=false`);
    }
  },
  '[API-37] a limit cuts a list, which is whole without one': async ({ asha }) => {
    for (const { name, list, all } of await catalogues(asha)) {
      expectEqual(
        (await list({ limit: 1 })).map(({ id }) => id),
        all.slice(0, 1).map(({ id }) => id),
        `${name} with limit 1`,
      );
      expectEqual((await list({ limit: 9999 })).length, all.length, `${name} with a long limit`);
    }
  },
  '[API-37] a limit or featured that cannot be read answers 400': async ({ asha }) => {
    for (const endpoint of [packages.list, destinations.list, discover.tags]) {
      for (const limit of ['0', '-1', 'six'])
        await asha.refused(endpoint, { query: { limit } }, 400, 'limit');
      await asha.refused(endpoint, { query: { featured: 'yes' } }, 400, 'featured');
    }
  },
  '[API-38, API-40] an entry by its id is the one of the list': async ({ asha }) => {
    const [trip] = await asha.call(packages.list, {});
    if (trip) expectMatch(await asha.call(packages.one, { params: { id: trip.id } }), trip, 'the package');
    const [place] = await asha.call(destinations.list, {});
    if (place)
      expectMatch(await asha.call(destinations.one, { params: { id: place.id } }), place, 'the destination');
    if (!trip && !place) throw new Skip('the server has no packages and no destinations');
  },
  '[API-41] the fastest growing tag comes first': async ({ asha }) => {
    const tags = await asha.call(discover.tags, {});
    expectDescending(
      tags.map(({ weeklyGrowth }) => weeklyGrowth),
      'weeklyGrowth',
    );
  },
  '[API-41] a tag counts the posts that a search for it finds': async ({ asha }) => {
    const [tag] = await asha.call(discover.tags, { query: { limit: 1 } });
    if (!tag) throw new Skip('the server has no tags');
    const found = await asha.call(discover.search, { query: { q: tag.name, filter: 'all' } });
    expectEqual(tag.postCount, found.length, `postCount of ${tag.name}`);
  },
  '[API-44] sponsors are those of the type, or all': async ({ asha }) => {
    const all = await asha.call(leaderboard.sponsors, {});
    for (const type of SPONSOR_TYPES) {
      const own = await asha.call(leaderboard.sponsors, { query: { type } });
      expectEqual(
        own.map(({ id }) => id),
        all.filter((each) => each.type === type).map(({ id }) => id),
        `sponsors of ${type}`,
      );
    }
  },
  '[API-36, PLAN-16] a travel plan is pending and has what was sent': async ({ asha }) => {
    expectMatch(
      await asha.call(itineraries.create, { body: plan }),
      { ...plan, status: 'pending' },
      'the plan',
    );
  },
  '[AMB-30] a plan may end before it starts': async ({ asha }) => {
    const body = { ...plan, startDate: '2027-06-08', endDate: '2027-06-01', duration: -7 };
    expectMatch(await asha.call(itineraries.create, { body }), body, 'the plan');
  },
  '[API-36] a plan without something required answers 400 with the field': async ({ asha }) => {
    for (const field of requiredPlanFields) {
      await asha.refused(itineraries.create, { body: { ...plan, [field]: ' ' } }, 400, field);
      await asha.refused(itineraries.create, { body: { ...plan, [field]: undefined } }, 400, field);
    }
  },
});
