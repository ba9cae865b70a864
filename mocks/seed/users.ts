import { DAY, GUEST_ID, MINUTE } from '../../src/shared/limits.ts';
import { displayName } from '../../src/shared/rules/people.ts';
import { DEFAULT_TRAVELLER, NEWCOMER } from '../content/namedUsers.ts';
import { men, women } from '../content/appearances.ts';
import { joinedDaysAgo, biosByName, withoutPicture } from '../content/bios.ts';
import type { UserRow } from '../db/rows.ts';
import type { Look } from '../pictures/portrait.ts';
import { dateOf } from './dates.ts';
import { randomFor } from './random.ts';

const DAY_MINUTES = DAY / MINUTE;

/** Turns 'Mei Tanaka' into mei.tanaka@example.com. */
const addressOf = (name: string): string =>
  `${name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z ]/g, '')
    .replaceAll(' ', '.')}@example.com`;

/** Ids count from 1 in the order of content/bios.ts. */
export const travellerId = (index: number): string => `traveller_${String(index + 1).padStart(3, '0')}`;

function traveller([name, bio]: readonly [string, string], index: number): UserRow {
  const id = travellerId(index);
  const isAddress = name.includes('@');
  const [firstName = name, ...rest] = name.split(' ');
  const joined = joinedDaysAgo[name] ?? randomFor(`${id} joined`).number.int({ min: 180, max: 720 });
  return {
    id,
    firstName: isAddress ? null : firstName,
    lastName: rest.join(' ') || null,
    email: isAddress ? name : addressOf(name),
    picture: withoutPicture.has(name) ? null : `asset:people/${id}.svg`,
    bio: bio || null,
    createdAt: dateOf(joined * DAY_MINUTES + index + 1),
  };
}

/** The guest first, then every traveler in the order of content/bios.ts. */
export function buildUsers(): UserRow[] {
  const guest: UserRow = {
    id: GUEST_ID,
    firstName: 'Guest',
    lastName: 'Explorer',
    email: null,
    picture: null,
    bio: null,
    createdAt: dateOf(DAY_MINUTES),
  };
  return [guest, ...Object.entries(biosByName).map(traveller)];
}

/** Users picked for random activity: everyone but the newcomer and the default traveller. */
export const activeUserIds: readonly string[] = Object.keys(biosByName)
  .map((_, index) => travellerId(index))
  .filter((id) => id !== DEFAULT_TRAVELLER && id !== NEWCOMER);

/** Users with a portrait. Throws for a name without a look. */
export const portraits = (): { id: string; name: string; look: Look }[] =>
  buildUsers()
    .filter((user) => user.picture !== null)
    .map((user) => {
      const name = displayName(user);
      const look = women[name] ?? men[name];
      if (!look) throw new Error(`No look for ${name}`);
      return { id: user.id, name, look };
    });
