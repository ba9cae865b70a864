import { styled } from 'styled-components';
import { RoadPicture } from '../../layout/RoadPicture.tsx';
import { usePlacePictures } from './usePlacePictures.ts';

/**
 * The catalogue's picture of a place typed by a user; the brand's road for places that are not in the
 * catalogue.
 */
export function PlacePicture({ destination }: { destination: string }) {
  const pictureOf = usePlacePictures();
  const src = pictureOf?.(destination);
  return (
    <Box aria-hidden>
      {src && <img src={src} alt="" loading="lazy" decoding="async" />}
      {src === null && <RoadPicture />}
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
