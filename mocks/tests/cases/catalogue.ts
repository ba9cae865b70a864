import type { EndpointCases } from './EndpointCases.ts';

const few = { query: { featured: true, limit: 6 } };
const badLimit = { query: { limit: 1.5 } };

export const packages: EndpointCases<'packages'> = {
  list: { 200: few, 400: badLimit },
  one: { 200: { target: 'package' }, 404: { target: 'missing' } },
};

export const destinations: EndpointCases<'destinations'> = {
  list: { 200: few, 400: badLimit },
  one: { 200: { target: 'destination' }, 404: { target: 'missing' } },
};

export const discover: EndpointCases<'discover'> = {
  tags: { 200: few, 400: badLimit },
  search: { 200: { query: { q: 'train', filter: 'all' } } },
};

export const leaderboard: EndpointCases<'leaderboard'> = {
  list: { 200: {} },
  sponsors: { 200: { query: { type: 'leaderboard' } }, 400: { query: { type: 'sky-writing' } } },
  impression: { 200: { target: 'sponsor' }, 404: { target: 'missing' } },
  click: { 200: { target: 'sponsor' }, 404: { target: 'missing' } },
};
