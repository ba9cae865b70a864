import { call } from '../../../src/api/client.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { send } from '../../testing/requests.ts';
import type { EndpointCases } from './EndpointCases.ts';

const missing = { params: { id: 'nothing' } };
const few = { query: { featured: true, limit: 6 } };
const badLimit = { query: { limit: 1.5 } };
const banyan = { params: { id: 'banyan' } };

const { packages: p, destinations: d, discover: x, leaderboard: l } = endpoints;

export const packages: EndpointCases<'packages'> = {
  list: { 200: () => call(p.list, few), 400: () => call(p.list, badLimit) },
  one: { 200: () => call(p.one, { params: { id: 'boat' } }), 404: () => call(p.one, missing) },
};

export const destinations: EndpointCases<'destinations'> = {
  list: { 200: () => call(d.list, few), 400: () => call(d.list, badLimit) },
  one: { 200: () => call(d.one, { params: { id: 'ladakh' } }), 404: () => call(d.one, missing) },
};

export const discover: EndpointCases<'discover'> = {
  tags: { 200: () => call(x.tags, few), 400: () => call(x.tags, badLimit) },
  search: { 200: () => call(x.search, { query: { q: 'train', filter: 'all' } }) },
};

export const leaderboard: EndpointCases<'leaderboard'> = {
  list: { 200: () => call(l.list, {}) },
  sponsors: {
    200: () => call(l.sponsors, { query: { type: 'leaderboard' } }),
    400: () => send('GET', '/api/sponsors?type=sky-writing'),
  },
  impression: { 200: () => call(l.impression, banyan), 404: () => call(l.impression, missing) },
  click: { 200: () => call(l.click, banyan), 404: () => call(l.click, missing) },
};
