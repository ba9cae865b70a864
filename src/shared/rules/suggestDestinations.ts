import { destinationKey } from './destinations.ts';

interface Place {
  name: string;
  country: string;
}

/** A place as it is written in posts: 'Hampi, India', or 'Singapore' where both names are the same. */
export const placeName = ({ name, country }: Place): string =>
  name === country ? name : `${name}, ${country}`;

/** Less typed text matches too many places, in characters. */
const MIN_TYPED = 2;
const MAX_SUGGESTIONS = 3;

/**
 * Up to three places of the catalogue with a word that starts with the typed text, those whose name starts with it
 * first. A place that is already typed in full is left out.
 */
export function suggestDestinations<T extends Place>(typed: string, catalogue: readonly T[]): T[] {
  const start = destinationKey(typed);
  if (start.length < MIN_TYPED) return [];
  const keys = new Map(catalogue.map((place) => [place, destinationKey(placeName(place))]));
  const found = catalogue.filter((place) => {
    const key = keys.get(place) ?? '';
    return key !== start && ` ${key}`.includes(` ${start}`);
  });
  const startsName = (place: T): boolean => keys.get(place)?.startsWith(start) ?? false;
  return [...found.filter(startsName), ...found.filter((place) => !startsName(place))].slice(
    0,
    MAX_SUGGESTIONS,
  );
}
