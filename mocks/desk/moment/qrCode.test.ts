import { expect, test } from 'vitest';
import { LONGEST_TEXT, qrCodeOf } from './qrCode.ts';

test('draws a link as a code with a quiet zone and its three corners', () => {
  const code = qrCodeOf('https://demo.test/#moment=1.abc');
  // 25 modules and four at each edge; each corner begins with a line of seven.
  expect(code?.size).toBe(33);
  expect(code?.path).toMatch(/^M4 4h7v1h-7z/);
  expect(code?.path).toContain('M22 4h7v1h-7z');
  expect(code?.path).toContain('M4 22h7v1h-7z');
});

test('draws the longest link that fits into a code, and none that is longer', () => {
  expect(qrCodeOf('x'.repeat(LONGEST_TEXT))?.size).toBe(177 + 8);
  expect(qrCodeOf('x'.repeat(LONGEST_TEXT + 1))).toBeNull();
});
