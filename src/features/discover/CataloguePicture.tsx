import type { ComponentProps } from 'react';
import { withBase } from '../../routes.ts';
import { NightImage } from '../../ui/NightImage.tsx';
import { Picture } from '../../ui/Picture.tsx';

/** A picture of a package or a destination, at night in the dark theme (IMG-03, IMG-05). */
export function CataloguePicture({ children, ...rest }: Omit<ComponentProps<typeof Picture>, 'fallbackSrc'>) {
  return (
    <Picture {...rest} fallbackSrc={withBase('pictures/fallback.svg')}>
      <NightImage day={rest.src} />
      {children}
    </Picture>
  );
}
