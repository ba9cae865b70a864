import { describe, expect, test } from 'vitest';
import {
  validatePost,
  DURATIONS,
  EMPTY_POST,
  filledOptions,
  mayAddOption,
  mayRemoveOption,
  repeatedOptions,
  toNewPost,
} from './newPost.ts';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const story = { ...EMPTY_POST, content: 'The bus took eleven hours.' };
const poll = { ...EMPTY_POST, content: 'Which way?', options: [' Manali ', '', 'Srinagar'] };

describe('post validation', () => {
  test.each(['', '   ', '\n', '\u200B\u2060'])('[CRE-03] refuses content %j', (content) => {
    expect(validatePost('story', { ...EMPTY_POST, content }, 0)).toEqual({
      title: 'Content required',
      description: 'Please enter some content for your post.',
    });
  });
  test('[CRE-04] requires two options that are not blank', () => {
    expect(validatePost('poll', { ...poll, options: ['Manali', '  '] }, 0)).toEqual({
      title: 'Poll options required',
      description: 'Please provide at least 2 poll options.',
    });
    expect(validatePost('poll', poll, 0)).toBeNull();
    expect(validatePost('story', { ...story, options: ['', ''] }, 0)).toBeNull();
  });
  test('[AMB-70] refuses a text that is too long before it is sent', () => {
    const tooLong = { title: 'Too long', description: 'Please shorten the marked text and try again.' };
    expect(validatePost('story', { ...story, content: 'a'.repeat(10_000) }, 0)).toBeNull();
    expect(validatePost('story', { ...story, content: 'a'.repeat(10_001) }, 0)).toEqual(tooLong);
    expect(validatePost('tip', { ...story, destination: 'a'.repeat(201) }, 0)).toEqual(tooLong);
    expect(validatePost('poll', { ...poll, options: ['a'.repeat(201), 'b'] }, 0)).toEqual(tooLong);
  });
  test('[CRE-05] allows five images, refuses six, and none for a poll', () => {
    expect(validatePost('tip', story, 5)).toBeNull();
    expect(validatePost('tip', story, 6)).toEqual({
      title: 'Too many images',
      description: 'You can only upload up to 5 images per post.',
    });
    expect(validatePost('poll', poll, 6)).toBeNull();
  });
});

describe('poll options', () => {
  test('[CRE-06] starts with two and ends at six', () => {
    expect(EMPTY_POST.options).toEqual(['', '']);
    expect(mayAddOption(Array<string>(5).fill(''))).toBe(true);
    expect(mayAddOption(Array<string>(6).fill(''))).toBe(false);
  });
  test('[CRE-07] keeps at least two', () => {
    expect(mayRemoveOption(['a', 'b'])).toBe(false);
    expect(mayRemoveOption(['a', 'b', 'c'])).toBe(true);
  });
  test('[CRE-04] drops blank options and names duplicates', () => {
    expect(filledOptions(poll.options)).toEqual(['Manali', 'Srinagar']);
    expect(repeatedOptions(['Goa', '', ' Goa', 'Leh', ''])).toEqual([2]);
    expect(repeatedOptions(['a b', 'a  b', 'A b', 'a\u00a0b', 'a b\u200b'])).toEqual([1, 3, 4]);
    expect(repeatedOptions(['Caf\u00e9', 'Cafe\u0301'])).toEqual([1]);
  });
});

describe('the request', () => {
  test('[CRE-11] offers 1, 3, 7, 14, 30 days or never, and 7 first', () => {
    expect(DURATIONS.map(({ label }) => label)).toEqual([
      '1 day',
      '3 days',
      '7 days',
      '14 days',
      '30 days',
      'Never',
    ]);
    expect(EMPTY_POST.days).toBe('7');
  });
  test('[CRE-16] sends days as an ISO date and never as no date', () => {
    expect(toNewPost('poll', poll, [], NOW)).toEqual({
      type: 'poll',
      content: 'Which way?',
      pollOptions: ['Manali', 'Srinagar'],
      pollExpiresAt: '2026-11-28T12:00:00.000Z',
    });
    expect(toNewPost('poll', { ...poll, days: 'never' }, [], NOW)).not.toHaveProperty('pollExpiresAt');
  });
  test('[CRE-02] leaves out a blank destination, and images for a poll', () => {
    const picture = new Blob(['x']);
    expect(toNewPost('story', { ...story, destination: ' ' }, [], NOW)).toEqual({
      type: 'story',
      content: 'The bus took eleven hours.',
    });
    expect(toNewPost('tip', { ...story, destination: ' Hampi ' }, [picture], NOW)).toEqual({
      type: 'tip',
      content: 'The bus took eleven hours.',
      destination: 'Hampi',
      images: [picture],
    });
    expect(toNewPost('poll', poll, [picture], NOW)).not.toHaveProperty('images');
  });
});
