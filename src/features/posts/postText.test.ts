import { describe, expect, test } from 'vitest';
import { postTypeLabel } from './postTypeLabel.ts';
import { shareText } from './sharePost.ts';

describe('post texts', () => {
  test('[CARD-13] shares the first 100 characters', () => {
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
  ])('[CARD-02] %s has the label %s', (type, label) => {
    expect(postTypeLabel(type)).toBe(label);
  });
});
