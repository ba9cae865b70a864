import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useDestinationPictures } from '../destinations/useDestinationPictures.ts';
import { RoadPicture } from '../../layout/RoadPicture.tsx';
import { DecorativeImage } from '../../ui/DecorativeImage.tsx';
import { visitedPlacesQuery } from '../todos/queries.ts';

/** The catalogue's picture of the last visited place; a drawn road if there is none or it does not load. */
export function ProfileCover({ userId }: { userId: string }) {
  const { data: visited, isPending } = useQuery(visitedPlacesQuery(userId));
  const pictureOf = useDestinationPictures();
  if (isPending || !pictureOf) return <Cover />;
  const src = visited?.map(({ destination }) => pictureOf(destination)).find((found) => found !== null);
  return (
    <Cover>
      <DecorativeImage src={src} fallback={<RoadPicture />} decoding="async" data-place />
    </Cover>
  );
}

/* Wide windows show the same section of the picture, without cropping its clouds. */
const Cover = styled.div`
  aspect-ratio: 390 / 140;
  overflow: hidden;
  background: var(--picture-sky);
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 20%;
  }
  img[data-place] {
    object-position: 50% 26%;
    filter: brightness(var(--image-dim));
  }
`;
