import { expect, test } from 'vitest';
import { originalPriceIfHigher, discountPercent, formatRupees } from './money.ts';

test('[PKG-14] formats rupees with Indian grouping and no decimals', () => {
  expect(formatRupees(125000)).toBe('₹1,25,000');
  expect(formatRupees(999.6)).toBe('₹1,000');
  expect(formatRupees(0)).toBe('₹0');
  expect(formatRupees(Number.NaN)).toBe('₹–');
});

test('[PKG-13] rounds the percentage, and has none unless the original price is higher', () => {
  expect(discountPercent(15000, 19000)).toBe(21);
  expect(discountPercent(2, 3)).toBe(33);
  expect(discountPercent(100, 100)).toBeNull();
  expect(discountPercent(100, 90)).toBeNull();
  expect(discountPercent(100, null)).toBeNull();
});

test('[PKG-05] shows an original price only if it is higher', () => {
  expect(originalPriceIfHigher(15000, 19000)).toBe(19000);
  expect(originalPriceIfHigher(15000, 15000)).toBeNull();
  expect(originalPriceIfHigher(15000, 14000)).toBeNull();
  expect(originalPriceIfHigher(15000, null)).toBeNull();
});
