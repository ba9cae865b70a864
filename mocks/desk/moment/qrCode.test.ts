import { expect, test } from 'vitest';
import { MAX_TEXT_LENGTH, qrCodeOf } from './qrCode.ts';

test('draws a link as a code with a quiet zone and its three corners', () => {
  const code = qrCodeOf('https://demo.test/#moment=1.abc');
  // 25 modules plus four on each side; each finder pattern starts with a row of seven.
  expect(code?.size).toBe(33);
  expect(code?.path).toMatch(/^M4 4h7v1h-7z/);
  expect(code?.path).toContain('M22 4h7v1h-7z');
  expect(code?.path).toContain('M4 22h7v1h-7z');
});

test('draws the longest link that fits, and no longer one', () => {
  expect(qrCodeOf('x'.repeat(MAX_TEXT_LENGTH))?.size).toBe(177 + 8);
  expect(qrCodeOf('x'.repeat(MAX_TEXT_LENGTH + 1))).toBeNull();
});
