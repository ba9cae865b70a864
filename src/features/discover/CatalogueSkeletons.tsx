import { CATALOGUE_SKELETONS } from '../../shared/limits.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CatalogueSkeletonCard } from '../../brand/CatalogueSkeletonCard.tsx';
import { Stack } from '../../ui/Stack.tsx';

const skeletonKeys = Array.from({ length: CATALOGUE_SKELETONS }, (_, index) => index);

/** Loading state of a catalogue: the count line and six cards (PKG-12, DEST-09). */
export function CatalogueSkeletons({ variant }: { variant: 'package' | 'destination' }) {
  return (
    <Stack $gap={16}>
      <Skeleton w="8.5rem" h="1.125rem" />
      {skeletonKeys.map((index) => (
        <CatalogueSkeletonCard key={index} variant={variant} />
      ))}
    </Stack>
  );
}
