import { faker } from '@faker-js/faker/locale/en';
import { DAY, MINUTE } from '../../src/shared/limits.ts';
import type { TodoRow, VisitedPlaceRow } from '../db/rows.ts';
import { places } from '../pictures/places.ts';
import { ago } from './dates.ts';
import { ananyaTodos, ananyaVisited } from '../content/defaultTraveller.ts';
import { todoNotes, visitNotes } from '../content/placeNotes.ts';
import { numbered } from './numbered.ts';
import { totals } from './totals.ts';
import { ANANYA, crowd } from './users.ts';

const days = (count: number): string => ago(Math.round((count * DAY) / MINUTE));
const names = places.map((place) => place.name);
/** Who has come far on the leaderboard has been somewhere: a place for so many points. */
const POINTS_A_PLACE = 48;

function placesOf(userId: string): number {
  const total = totals[userId];
  return total ? Math.round(total / POINTS_A_PLACE) : faker.helpers.arrayElement([0, 1, 2, 2, 3, 5]);
}

/** One in four places has a note beside it. */
const maybe = (notes: readonly string[]): string | null =>
  faker.datatype.boolean(0.25) ? faker.helpers.arrayElement(notes) : null;

/** Where everybody has been: Ananya as planned, the leaders nearly everywhere, the others a few places each. */
export function visitedPlaces(): VisitedPlaceRow[] {
  const planned = ananyaVisited.map(([destination, daysAgo, notes = null]) => ({
    userId: ANANYA,
    destination,
    notes,
    visitedAt: days(daysAgo),
  }));
  const random = crowd.flatMap((userId) =>
    faker.helpers.arrayElements(names, placesOf(userId)).map((destination) => ({
      userId,
      destination,
      notes: maybe(visitNotes),
      visitedAt: days(faker.number.int({ min: 3, max: 170 })),
    })),
  );
  return [...planned, ...random].map((row, index) => ({ id: numbered('visit', index + 1), ...row }));
}

/** What everybody still has in mind; Ananya's visited ones agree with her visited places. */
export function todos(): TodoRow[] {
  const planned = ananyaTodos.map(({ place, notes = null, daysAgo, visited = false }) => {
    const visitedDaysAgo = ananyaVisited.find(([name]) => name === place)?.[1] ?? daysAgo;
    const updatedAt = days(visited ? visitedDaysAgo : daysAgo);
    return {
      userId: ANANYA,
      destination: place,
      notes,
      isVisited: visited,
      createdAt: days(daysAgo),
      updatedAt,
    };
  });
  const random = crowd.flatMap((userId) =>
    faker.helpers.arrayElements(names, faker.helpers.arrayElement([0, 0, 1, 2])).map((destination) => {
      const createdAt = days(faker.number.int({ min: 2, max: 90 }));
      const notes = maybe(todoNotes);
      return { userId, destination, notes, isVisited: false, createdAt, updatedAt: createdAt };
    }),
  );
  return [...planned, ...random].map((row, index) => ({ id: numbered('todo', index + 1), ...row }));
}
