import MapPinFillIcon from '@phosphor-icons/core/fill/map-pin-fill.svg?react';
import { styled } from 'styled-components';
import { usePlacePictures } from './usePlacePictures.ts';

/** The catalogue's picture of a typed place; a blank map for places that the catalogue does not have. */
export function PlacePicture({ destination }: { destination: string }) {
  const pictureOf = usePlacePictures();
  const src = pictureOf?.(destination);
  return (
    <Box aria-hidden>
      {src && <img src={src} alt="" loading="lazy" decoding="async" />}
      {src === null && <BlankMap />}
    </Box>
  );
}

function BlankMap() {
  return (
    <>
      <Contours viewBox="0 0 96 96" preserveAspectRatio="xMidYMid slice">
        <path d="M-4 74C14 62 22 88 44 78s28-24 56-14M-4 90c20-8 28 12 52 2s32-22 52-10M-4 58c16-14 26 8 44-2S66 32 100 46" />
        <path d="M-4 40c18-12 24 2 40-6S66 8 100 24M-4 20C12 10 22 18 34 10S50-2 58-6" />
      </Contours>
      <MapPinFillIcon />
    </>
  );
}

const Box = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 96px;
  overflow: hidden;
  background: var(--wash-link);
  color: var(--link);
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    filter: brightness(var(--image-dim));
  }
  > svg:last-child {
    position: relative;
    width: 28px;
    height: 28px;
  }
`;

const Contours = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  fill: none;
  stroke: currentColor;
  opacity: 0.28;
`;
