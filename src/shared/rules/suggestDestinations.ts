import { destinationKey } from './destinations.ts';

interface Place {
  name: string;
  country: string;
}

/** A place as it is written in posts: 'Hampi, India', or 'Singapore' where both names are the same. */
export const placeName = ({ name, country }: Place): string =>
  name === country ? name : `${name}, ${country}`;

/** In characters: a shorter text matches too many places. */
const MIN_TYPED = 2;
const MAX_SUGGESTIONS = 3;

/**
 * Up to three places of the catalogue with a word that starts with the typed text, those whose name starts with it
 * first. A place that is already typed in full is left out.
 */
export function suggestDestinations<T extends Place>(typed: string, catalogue: readonly T[]): T[] {
  const start = destinationKey(typed);
  if (start.length < MIN_TYPED) return [];
  const startsWith = (key: string): number => Number(key.startsWith(start));
  return catalogue
    .map((place) => ({ place, key: destinationKey(placeName(place)) }))
    .filter(({ key }) => key !== start && ` ${key}`.includes(` ${start}`))
    .toSorted((one, other) => startsWith(other.key) - startsWith(one.key))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ place }) => place);
}
