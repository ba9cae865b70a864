import { expect, test } from 'vitest';
import { characterCount, cleanText, isBlank, visibleText } from './text.ts';

test.each(['', '  \n', '\u200B', '\u200B \u2060\uFEFF', '\u00AD\u3164', '\u2800', '\u202E'])(
  '[CRE-03, AMB-70] takes %j for empty',
  (text) => {
    expect(isBlank(text)).toBe(true);
    expect(cleanText(text)).toBe('');
  },
);

test.each(['a', '.', '❤️', '👩‍👩‍👧', 'नमस्ते', 'می‌خواهم'])('[AMB-70] keeps %j as it is', (text) => {
  expect(isBlank(text)).toBe(false);
  expect(cleanText(`  ${text}\n`)).toBe(text);
});

test('[AMB-68] treats texts that differ only in invisible characters as equal', () => {
  expect(visibleText('B\u200B')).toBe(visibleText(' B'));
  expect(visibleText('B')).not.toBe(visibleText('b'));
});

test('[AMB-70] counts an emoji of one code point once, and no spaces at the ends', () => {
  expect(characterCount(' Goa 🏖 ')).toBe(5);
});
