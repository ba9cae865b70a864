import { formatNumber } from './numbers.ts';

/** Whole rupees in Indian grouping: '₹1,25,000' (PKG-14); '₹–' if the backend did not send a number. */
export const formatRupees = (amount: number): string => `₹${formatNumber(amount)}`;

/** The original price if it is above the current price, else null (PKG-05). */
export const originalPriceIfHigher = (price: number, original: number | null): number | null =>
  original !== null && original > price ? original : null;

/** Discount in whole percent; null unless the original price is above the price (PKG-13, AMB-64). */
export function discountPercent(price: number, original: number | null): number | null {
  const before = originalPriceIfHigher(price, original);
  return before === null ? null : Math.round(((before - price) / before) * 100);
}
