import type { Package } from '../../contract/packages.ts';
import { higherPrice, rupees } from '../../domain/money.ts';
import { Price } from '../../ui/Price.tsx';

interface Props {
  item: Pick<Package, 'price' | 'originalPrice'>;
  size?: 'md' | 'lg';
}

/** What a package costs, the original struck through only where it is more (PKG-05, PKG-14). */
export function PackagePrice({ item: { price, originalPrice }, size }: Props) {
  const before = higherPrice(price, originalPrice);
  return <Price now={rupees(price)} was={before === null ? undefined : rupees(before)} size={size} />;
}
