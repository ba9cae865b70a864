import { PRODUCT_NAME } from '../brand/productName.ts';

/** Sets the document title; every screen renders one: `<ScreenTitle>Explore</ScreenTitle>`. */
export function ScreenTitle({ children }: { children: string }) {
  return <title>{`${children} · ${PRODUCT_NAME}`}</title>;
}
