import { describe, expect, test } from 'vitest';
import { linkify } from './linkify.ts';
import { postTypeLabel } from './postTypeLabel.ts';
import { shareText } from './shareText.ts';

describe('web addresses in a text', () => {
  test('are links, and the punctuation after them is not', () => {
    expect(linkify('See https://irctc.co.in/nget, then go.')).toEqual([
      { text: 'See ', at: 0 },
      { text: 'https://irctc.co.in/nget', at: 4, href: 'https://irctc.co.in/nget' },
      { text: ', then go.', at: 28 },
    ]);
  });
  test('keep the bracket that belongs to them', () => {
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

describe('a post in words', () => {
  test('[CARD-13] share text is the first 100 characters', () => {
    expect(shareText('a'.repeat(120))).toBe('a'.repeat(100));
    expect(shareText('short')).toBe('short');
    expect(Array.from(shareText(`${'a'.repeat(99)}🏔🏔`)).at(-1)).toBe('🏔');
  });
  test.each([
    ['story', 'Story'],
    ['tip', 'Tip'],
    ['question', 'Question'],
    ['poll', 'Poll'],
    ['review', 'Post'],
    ['toString', 'Post'],
  ])('[CARD-02] %s is labelled %s', (type, label) => {
    expect(postTypeLabel(type)).toBe(label);
  });
});
