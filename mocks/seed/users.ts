import { faker } from '@faker-js/faker/locale/en';
import { DAY, GUEST_ID, MINUTE } from '../../src/shared/limits.ts';
import type { UserRow } from '../db/rows.ts';
import { ago } from './dates.ts';
import { numbered } from './numbered.ts';
import { joinedDaysAgo, people, withoutPicture } from '../content/people.ts';

const DAY_MINUTES = DAY / MINUTE;

export const ANANYA = 'traveller_001';
export const HARPREET = 'traveller_002';
export const NEWCOMER = 'traveller_003';

/** 'Mei Tanaka' writes from mei.tanaka@example.com. */
const addressOf = (name: string): string =>
  `${name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z ]/g, '')
    .replaceAll(' ', '.')}@example.com`;

function traveller(name: string, bio: string, number: number): UserRow {
  const id = numbered('traveller', number);
  const isAddress = name.includes('@');
  const [firstName = name, ...rest] = name.split(' ');
  return {
    id,
    firstName: isAddress ? null : firstName,
    lastName: rest.join(' ') || null,
    email: isAddress ? name : addressOf(name),
    picture: withoutPicture.has(name) ? null : `asset:people/${id}.svg`,
    bio: bio || null,
    createdAt: ago((joinedDaysAgo[name] ?? faker.number.int({ min: 180, max: 720 })) * DAY_MINUTES + number),
  };
}

/** The guest first, then every traveller of content/people.ts (interfaces.md, People in the seed). */
export function users(): UserRow[] {
  const guest: UserRow = {
    id: GUEST_ID,
    firstName: 'Guest',
    lastName: 'Explorer',
    email: null,
    picture: null,
    bio: null,
    createdAt: ago(DAY_MINUTES),
  };
  return [guest, ...Object.entries(people).map(([name, bio], index) => traveller(name, bio, index + 1))];
}

/** Who may act at random: not the newcomer, who has nothing, nor Ananya, whose days are planned. */
export const crowd: readonly string[] = Object.keys(people)
  .map((_, index) => numbered('traveller', index + 1))
  .filter((id) => id !== ANANYA && id !== NEWCOMER);
