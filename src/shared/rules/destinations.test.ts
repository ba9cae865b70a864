import { expect, test } from 'vitest';
import { destinationKey } from './destinations.ts';

test.each([
  ['  Goa,  North ', 'goa, north'],
  ['Leh\t \nLadakh', 'leh ladakh'],
  ['LEH', 'leh'],
])('[PTS-19] takes %j for %j', (text, key) => expect(destinationKey(text)).toBe(key));

test('[PTS-19] tells words apart that have a space between them', () => {
  expect(destinationKey('Go a')).not.toBe(destinationKey('Goa'));
});
