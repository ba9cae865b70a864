import { call } from '../../../src/api/client.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { Cases } from './EndpointCases.ts';

const nothing = { params: { id: 'nothing' } };
const few = { query: { featured: 'true', limit: '6' } };
const wrong = { query: { limit: '1.5' } };
const banyan = { params: { id: 'banyan' } };

const { packages: p, destinations: d, discover: x, leaderboard: l } = endpoints;

export const packages: Cases<'packages'> = {
  list: { 200: () => call(p.list, few), 400: () => call(p.list, wrong) },
  one: { 200: () => call(p.one, { params: { id: 'boat' } }), 404: () => call(p.one, nothing) },
};

export const destinations: Cases<'destinations'> = {
  list: { 200: () => call(d.list, few), 400: () => call(d.list, wrong) },
  one: { 200: () => call(d.one, { params: { id: 'ladakh' } }), 404: () => call(d.one, nothing) },
};

export const discover: Cases<'discover'> = {
  tags: { 200: () => call(x.tags, few), 400: () => call(x.tags, wrong) },
  search: { 200: () => call(x.search, { query: { q: 'train', filter: 'all' } }) },
};

export const leaderboard: Cases<'leaderboard'> = {
  list: { 200: () => call(l.list, {}) },
  sponsors: {
    200: () => call(l.sponsors, { query: { type: 'leaderboard' } }),
    400: () => call(l.sponsors, { query: { type: 'sky-writing' } }),
  },
  impression: { 200: () => call(l.impression, banyan), 404: () => call(l.impression, nothing) },
  click: { 200: () => call(l.click, banyan), 404: () => call(l.click, nothing) },
};
