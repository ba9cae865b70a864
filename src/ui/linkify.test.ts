import { describe, expect, test } from 'vitest';
import { linkify } from './linkify.ts';

describe('web addresses in a text', () => {
  test('become links without the punctuation after them', () => {
    expect(linkify('See https://irctc.co.in/nget, then go.')).toEqual([
      { text: 'See ', at: 0 },
      { text: 'https://irctc.co.in/nget', at: 4, href: 'https://irctc.co.in/nget' },
      { text: ', then go.', at: 28 },
    ]);
  });
  test('keep a bracket that belongs to them', () => {
    expect(linkify('(https://a.test/Leh_(town))').map(({ href }) => href)).toContain(
      'https://a.test/Leh_(town)',
    );
  });
  test.each(['javascript:alert(1)', 'data:text/html,x', 'www.example.test', 'https://'])(
    '%s is text and nothing else',
    (text) => {
      expect(linkify(text)).toEqual([{ text, at: 0 }]);
    },
  );
});
