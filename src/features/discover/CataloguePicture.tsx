import type { ComponentProps } from 'react';
import { withBase } from '../../routes.ts';
import { Picture } from '../../ui/Picture.tsx';

type Props = Omit<ComponentProps<typeof Picture>, 'fallbackSrc' | 'night'>;

/** A picture of a package or a destination, at night in the dark theme (IMG-03, IMG-05). */
export function CataloguePicture(props: Props) {
  return <Picture {...props} fallbackSrc={withBase('pictures/fallback.svg')} night />;
}
