import type { ComponentProps } from 'react';
import { DecorativeImage } from '../ui/DecorativeImage.tsx';
import { NightImage } from '../ui/NightImage.tsx';
import { RoadPicture } from './RoadPicture.tsx';

interface Props extends Omit<ComponentProps<typeof DecorativeImage>, 'fallback' | 'src'> {
  /** Picture URL; null if the place has none. */
  picture: string | null;
}

/**
 * A decorative picture of a place, at night in the dark theme; the brand's road if there is none or it does not load.
 * It stands in a positioned box with `nightTint`.
 */
export function SceneryPicture({ picture, ...rest }: Props) {
  const loading = { ...rest, loading: 'lazy', decoding: 'async' } as const;
  return (
    <>
      <DecorativeImage {...loading} src={picture} fallback={<RoadPicture />} />
      <NightImage {...loading} day={picture} />
    </>
  );
}
