import { styled } from 'styled-components';
import { SceneryPicture } from '../../layout/SceneryPicture.tsx';
import { nightTint } from '../../ui/nightTint.ts';
import { useDestinationPictures } from './useDestinationPictures.ts';

/**
 * The catalogue's picture of a place typed by a user; the brand's road for places that are not in the
 * catalogue, and if it does not load.
 */
export function DestinationPicture({ destination }: { destination: string }) {
  const pictureOf = useDestinationPictures();
  return <Box aria-hidden>{pictureOf && <SceneryPicture picture={pictureOf(destination)} fades />}</Box>;
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
