import lodashGet from 'lodash/get.js';
import lodashHas from 'lodash/has.js';
import lodashSet from 'lodash/set.js';
import { expect, test } from 'vitest';
import get from './get.ts';
import has from './has.ts';
import set from './set.ts';

const paths = [
  'id',
  'user.name',
  ['user', 'name'],
  ['user', 'missing'],
  'missing.deep',
  ['id', 'deep'],
  'list',
];
const make = () => ({ id: 'a', user: { name: 'Asha' }, list: ['x'], nothing: null });

test.each(paths)('reads, finds and writes %s like lodash', (path) => {
  expect(get(make(), path)).toEqual(lodashGet(make(), path));
  expect(has(make(), path)).toBe(lodashHas(make(), path));
  expect(set(make(), path, 'new')).toEqual(lodashSet(make(), path, 'new'));
});
