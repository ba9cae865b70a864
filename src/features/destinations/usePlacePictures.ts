import { useQuery } from '@tanstack/react-query';
import { read } from '../../api/query.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { placeKey } from '../../contract/rules.ts';

/** Finds the catalogue's picture of a place that someone has typed; undefined until the catalogue is here. */
export function usePlacePictures(): ((destination: string) => string | null) | undefined {
  const { data, isPending } = useQuery(read(endpoints.destinations.list, {}));
  if (isPending) return undefined;
  return (destination) => {
    const typed = placeKey(destination).split(',')[0]?.trim();
    return data?.find(({ name }) => typed === placeKey(name))?.imageUrl ?? null;
  };
}
