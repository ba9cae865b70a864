import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useDestinationPictures } from '../destinations/useDestinationPictures.ts';
import { SceneryPicture } from '../../layout/SceneryPicture.tsx';
import { nightTint } from '../../ui/nightTint.ts';
import { visitedPlacesQuery } from '../todos/queries.ts';

/**
 * The catalogue's picture of the last visited place, at night in the dark theme; a drawn road if there is none or it
 * does not load.
 */
export function ProfileCover({ userId }: { userId: string }) {
  const { data: visited, isPending } = useQuery(visitedPlacesQuery(userId));
  const pictureOf = useDestinationPictures();
  if (isPending || !pictureOf) return <Cover />;
  const picture = visited?.map(({ destination }) => pictureOf(destination)).find((found) => found !== null);
  return (
    <Cover>
      <SceneryPicture picture={picture ?? null} data-place />
    </Cover>
  );
}

/* Wide windows show the same section of the picture, without cropping its clouds. */
const Cover = styled.div`
  position: relative;
  aspect-ratio: 390 / 140;
  overflow: hidden;
  background: var(--picture-sky);
  ${nightTint}
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 20%;
  }
  img[data-place] {
    object-position: 50% 26%;
  }
`;
