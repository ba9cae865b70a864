import { expect, test } from 'vitest';
import { activityEmoji } from './activityEmoji.ts';

test.each([
  ['Bouldering', '🧗'],
  ['Cycling the ruins', '🚴'],
  ['Coracle rides', '🛶'],
  ['Photography walks', '📷'],
  ['Scuba diving', '🤿'],
  ['Whale watching', '🐋'],
  ['Toy train to Ghum', '🚂'],
  ['Tea garden walk', '🍵'],
  ['TEMPLE VISITS', '🛕'],
  ['Street food crawl', '🍜'],
  ['Trekking', '🥾'],
  ['City walk', '🚶'],
  ['Snow leopard watching', '🦁'],
  ['Snowshoe walks', '❄️'],
  ['Village treks', '🥾'],
  ['Hot stone baths', '♨️'],
  ['Silk weaving visits', '🧵'],
  ['Party boats', '⛵'],
])('[DESTD-05] shows %s as %s', (activity, emoji) => {
  expect(activityEmoji(activity)).toBe(emoji);
});

test('[DESTD-05] matches a keyword at the start of a word only', () => {
  // 'steam' contains 'tea', 'nice' contains 'ice'.
  expect(activityEmoji('Steam')).toBe('🧭');
  expect(activityEmoji('A nice time')).toBe('🧭');
});

test('[DESTD-05] uses the compass for anything else', () => {
  expect(activityEmoji('Doing nothing')).toBe('🧭');
  expect(activityEmoji('')).toBe('🧭');
});
