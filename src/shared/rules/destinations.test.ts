import { expect, test } from 'vitest';
import { destinationKey } from './destinations.ts';

test.each([
  ['  Goa,  North ', 'goa, north'],
  ['Leh\t \nLadakh', 'leh ladakh'],
  ['LEH', 'leh'],
  ['Go\u200Ba\u2060', 'goa'],
  ['Leh\tLadakh', 'leh ladakh'],
  ['Sa\u0303o Paulo', 's\u00E3o paulo'],
])('[PTS-19] maps %j to the key %j', (text, key) => expect(destinationKey(text)).toBe(key));

test('[PTS-19] distinguishes one word from two words with a space', () => {
  expect(destinationKey('Go a')).not.toBe(destinationKey('Goa'));
});
