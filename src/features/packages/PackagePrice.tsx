import type { Package } from '../../contract/schemas/packages.ts';
import { originalPriceIfHigher, formatRupees } from '../../shared/format/money.ts';
import { Price } from '../../ui/Price.tsx';

interface Props {
  item: Pick<Package, 'price' | 'originalPrice'>;
  size?: 'md' | 'lg';
}

/** The price, with the original struck through if it is higher (PKG-05, PKG-14). */
export function PackagePrice({ item: { price, originalPrice }, size }: Props) {
  const before = originalPriceIfHigher(price, originalPrice);
  return (
    <Price now={formatRupees(price)} was={before === null ? undefined : formatRupees(before)} size={size} />
  );
}
