import { authors } from '../content/authors.ts';
import { homes } from '../content/homes.ts';
import { VETERAN } from '../content/namedPeople.ts';
import { people } from '../content/people.ts';
import { randomFor } from './random.ts';
import { crowd, travellerId } from './users.ts';

const names = Object.keys(people);

/** The id of a person. Throws for a name that nobody has. */
export function idOf(name: string): string {
  const index = names.indexOf(name);
  if (index === -1) throw new Error(`Nobody is called ${name}`);
  return travellerId(index);
}

const homeOf = new Map(Object.entries(homes).map(([name, home]) => [idOf(name), home]));

/** Whether somebody lives at a place, given as 'Hampi, India'; in a large country one town counts. */
export function isLocal(userId: string, where: string | null): boolean {
  const [country, ...places] = homeOf.get(userId) ?? [];
  if (where === null || country === undefined) return false;
  return places.some((place) => where.includes(place)) || (country !== 'India' && where.endsWith(country));
}

const isCompatriot = (userId: string, where: string | null): boolean =>
  where?.endsWith(homeOf.get(userId)?.[0] ?? '-') ?? false;

/** Who knows a place: locals first, then people of the same country, then everyone else. */
export function drawExperts(key: string, where: string | null, except: string): string[] {
  const drawn = randomFor(key).helpers.shuffle(crowd.filter((id) => id !== except));
  const distance = (id: string): number => (isLocal(id, where) ? 0 : isCompatriot(id, where) ? 1 : 2);
  return drawn.toSorted((a, b) => distance(a) - distance(b));
}

/** The author of a row where only one person could have written it. */
export const namedAuthor = (id: string): string | null => {
  const name = authors[id];
  return name === undefined ? null : idOf(name);
};

/** The author of a post or question: a traveler, not somebody who lives there; one in eleven is the veteran's. */
export function authorOf(id: string, where: string | null): string {
  const random = randomFor(`${id} author`);
  const visitors = crowd.filter((person) => person !== VETERAN && !isLocal(person, where));
  const byVeteran = random.datatype.boolean(1 / 11) && !isLocal(VETERAN, where);
  return namedAuthor(id) ?? (byVeteran ? VETERAN : random.helpers.arrayElement(visitors));
}
