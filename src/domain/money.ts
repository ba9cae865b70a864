const rupeeText = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** PKG-14: whole rupees in Indian grouping, '₹1,25,000'. */
export const rupees = (amount: number): string => rupeeText.format(amount);

/** PKG-13: percent off, rounded; null unless the original exceeds the price. */
export function percentOff(price: number, original: number | null): number | null {
  if (original === null || original <= price) return null;
  return Math.round(((original - price) / original) * 100);
}
