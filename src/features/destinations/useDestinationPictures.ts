import { useQuery } from '@tanstack/react-query';
import { destinationKey } from '../../shared/rules/destinations.ts';
import { destinationsQuery } from './queries.ts';

/** Looks up the catalogue's picture of a typed place; undefined until the catalogue is loaded. */
export function useDestinationPictures(): ((destination: string) => string | null) | undefined {
  const { data, isPending } = useQuery(destinationsQuery);
  if (isPending) return undefined;
  return (destination) => {
    const typed = destinationKey(destination).split(',')[0]?.trim();
    return data?.find(({ name }) => typed === destinationKey(name))?.imageUrl ?? null;
  };
}
