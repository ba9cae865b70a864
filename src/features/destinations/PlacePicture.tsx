import { styled } from 'styled-components';
import { withBase } from '../../routes.ts';
import { markLoaded } from '../../ui/markLoaded.ts';
import { usePlacePictures } from './usePlacePictures.ts';

/**
 * The catalogue's picture of a place typed by a user; the brand's road for places that are not in the
 * catalogue.
 */
export function PlacePicture({ destination }: { destination: string }) {
  const pictureOf = usePlacePictures();
  // By day in both themes, like the pictures next to it.
  const src = pictureOf && (pictureOf(destination) ?? withBase('pictures/road-day.svg'));
  return (
    <Box aria-hidden>
      {src && <img src={src} alt="" loading="lazy" decoding="async" onLoad={markLoaded} />}
    </Box>
  );
}

const Box = styled.div`
  position: relative;
  min-height: 96px;
  overflow: hidden;
  background: var(--picture-sky);
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    filter: brightness(var(--image-dim));
  }
`;
