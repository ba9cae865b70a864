import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../api/endpointQuery.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { destinationKey } from '../../shared/rules/destinations.ts';

/** Finds the catalogue's picture of a place that someone has typed; undefined until the catalogue is here. */
export function usePlacePictures(): ((destination: string) => string | null) | undefined {
  const { data, isPending } = useQuery(endpointQuery(endpoints.destinations.list, {}));
  if (isPending) return undefined;
  return (destination) => {
    const typed = destinationKey(destination).split(',')[0]?.trim();
    return data?.find(({ name }) => typed === destinationKey(name))?.imageUrl ?? null;
  };
}
