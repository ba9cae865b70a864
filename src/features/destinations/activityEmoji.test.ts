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
])('DESTD-05: %s is %s', (activity, emoji) => {
  expect(activityEmoji(activity)).toBe(emoji);
});

test('[DESTD-05] a keyword counts at the beginning of a word only', () => {
  // 'steam' holds 'tea', 'nice' holds 'ice'.
  expect(activityEmoji('Steam')).toBe('🧭');
  expect(activityEmoji('A nice time')).toBe('🧭');
});

test('[DESTD-05] anything else gets the compass', () => {
  expect(activityEmoji('Doing nothing')).toBe('🧭');
  expect(activityEmoji('')).toBe('🧭');
});
