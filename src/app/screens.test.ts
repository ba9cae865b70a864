import { expect, test } from 'vitest';
import { routePatterns } from '../routes.ts';
import { screens } from './screens.ts';

test('[APP-01 to APP-18] every route has its screen', () => {
  expect(screens.map(([name]) => name)).toEqual(Object.keys(routePatterns));
});
