import { expect, test } from 'vitest';
import { higherPrice, percentOff, rupees } from './money.ts';

test('[PKG-14] rupees are grouped the Indian way, without decimals', () => {
  expect(rupees(125000)).toBe('₹1,25,000');
  expect(rupees(999.6)).toBe('₹1,000');
  expect(rupees(0)).toBe('₹0');
});

test('[PKG-13] percent off is rounded, and absent unless the original exceeds the price', () => {
  expect(percentOff(15000, 19000)).toBe(21);
  expect(percentOff(2, 3)).toBe(33);
  expect(percentOff(100, 100)).toBeNull();
  expect(percentOff(100, 90)).toBeNull();
  expect(percentOff(100, null)).toBeNull();
});

test('[PKG-05] a price before counts only where it was more', () => {
  expect(higherPrice(15000, 19000)).toBe(19000);
  expect(higherPrice(15000, 15000)).toBeNull();
  expect(higherPrice(15000, 14000)).toBeNull();
  expect(higherPrice(15000, null)).toBeNull();
});
