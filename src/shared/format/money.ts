const rupeeText = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** PKG-14: whole rupees in Indian grouping, '₹1,25,000'. */
export const formatRupees = (amount: number): string => rupeeText.format(amount);

/** PKG-05: the price before, where it was more than the price now. */
export const originalPriceIfHigher = (price: number, original: number | null): number | null =>
  original !== null && original > price ? original : null;

/** PKG-13: percent off, rounded; null unless the original exceeds the price. */
export function discountPercent(price: number, original: number | null): number | null {
  const before = originalPriceIfHigher(price, original);
  return before === null ? null : Math.round(((before - price) / before) * 100);
}
