import { authors } from '../content/authors.ts';
import { homePlaces } from '../content/homes.ts';
import { VETERAN } from '../content/namedUsers.ts';
import { biosByName } from '../content/bios.ts';
import { randomFor } from './random.ts';
import { activeUserIds, travellerId } from './users.ts';

const names = Object.keys(biosByName);

/** The id of a person. Throws for an unknown name. */
export function idOf(name: string): string {
  const index = names.indexOf(name);
  if (index === -1) throw new Error(`Nobody is called ${name}`);
  return travellerId(index);
}

const homeOf = new Map(Object.entries(homePlaces).map(([name, home]) => [idOf(name), home]));

/** Whether a user lives at a place such as 'Hampi, India'. Outside India, anyone from the country counts as local. */
export function isLocal(userId: string, where: string | null): boolean {
  const [country, ...places] = homeOf.get(userId) ?? [];
  if (where === null || country === undefined) return false;
  return places.some((place) => where.includes(place)) || (country !== 'India' && where.endsWith(country));
}

const isCompatriot = (userId: string, where: string | null): boolean =>
  where?.endsWith(homeOf.get(userId)?.[0] ?? '-') ?? false;

/** Users who know a place, shuffled: locals first, then people from the same country, then everyone else. */
export function pickExperts(key: string, where: string | null, except: string): string[] {
  const drawn = randomFor(key).helpers.shuffle(activeUserIds.filter((id) => id !== except));
  const distance = (id: string): number => (isLocal(id, where) ? 0 : isCompatriot(id, where) ? 1 : 2);
  return drawn.toSorted((a, b) => distance(a) - distance(b));
}

/** The author of a row that only one person could have written; null if anyone could. */
export const namedAuthor = (id: string): string | null => {
  const name = authors[id];
  return name === undefined ? null : idOf(name);
};

/** Picks the author of a post or question: a traveler who does not live there; one in eleven is by the veteran. */
export function authorOf(id: string, where: string | null): string {
  const random = randomFor(`${id} author`);
  const visitors = activeUserIds.filter((person) => person !== VETERAN && !isLocal(person, where));
  const byVeteran = random.datatype.boolean(1 / 11) && !isLocal(VETERAN, where);
  return namedAuthor(id) ?? (byVeteran ? VETERAN : random.helpers.arrayElement(visitors));
}
