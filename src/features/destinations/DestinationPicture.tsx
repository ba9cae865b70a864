import { styled } from 'styled-components';
import { withBase } from '../../routes.ts';
import { DecorativeImage } from '../../ui/DecorativeImage.tsx';
import { nightTint } from '../../ui/nightTint.ts';
import { useDestinationPictures } from './useDestinationPictures.ts';

const loading = { loading: 'lazy', decoding: 'async', fades: true } as const;

/**
 * The catalogue's picture of a place typed by a user; the brand's road for places that are not in the
 * catalogue, and if it does not load.
 */
export function DestinationPicture({ destination }: { destination: string }) {
  const pictureOf = useDestinationPictures();
  // By day in both themes, like the pictures next to it.
  const road = <DecorativeImage src={withBase('pictures/road-day.svg')} {...loading} />;
  return (
    <Box aria-hidden>
      {pictureOf && <DecorativeImage src={pictureOf(destination)} fallback={road} {...loading} />}
    </Box>
  );
}

const Box = styled.div`
  position: relative;
  min-height: 96px;
  overflow: hidden;
  background: var(--picture-sky);
  ${nightTint}
  img {
    position: absolute;
    z-index: -1;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
