import { defaultTravellerTodos, defaultTravellerVisits } from '../content/defaultTraveller.ts';
import { DEFAULT_TRAVELLER } from '../content/namedUsers.ts';
import { todoNotes, visitNotes } from '../content/travelNotes.ts';
import { longTimeMembers } from '../content/longTimeMembers.ts';
import type { TodoRow, VisitedPlaceRow } from '../db/rows.ts';
import { drawnDestinations } from '../pictures/drawnDestinations.ts';
import { dateOf, inMinutes } from './dates.ts';
import { withIds } from './ids.ts';
import { randomFor } from './random.ts';
import { activeUserIds } from './users.ts';

const destinationNames = drawnDestinations.map(({ name }) => name);
/** Share of places with a note. */
const SHARE_WITH_NOTE = 0.25;

function visitsOf(userId: string): Omit<VisitedPlaceRow, 'id'>[] {
  const random = randomFor(`${userId} visits`);
  const some = random.helpers.arrayElement([0, 1, 2, 2, 3, 5]);
  const visited = random.helpers.arrayElements(
    destinationNames,
    longTimeMembers[userId]?.visitedCount ?? some,
  );
  return visited.map((destination) => ({
    userId,
    destination,
    notes: random.datatype.boolean(SHARE_WITH_NOTE) ? random.helpers.arrayElement(visitNotes) : null,
    visitedAt: dateOf(inMinutes(random.number.int({ min: 3, max: 170 }))),
  }));
}

/** Visited places: the default traveller's from the content files, nearly all places for long-time members, a few for others. */
export function buildVisitedPlaces(): VisitedPlaceRow[] {
  const own = defaultTravellerVisits.map(([destination, daysAgo, notes = null]) => ({
    userId: DEFAULT_TRAVELLER,
    destination,
    notes,
    visitedAt: dateOf(inMinutes(daysAgo)),
  }));
  return withIds('visitedPlace', [...own, ...activeUserIds.flatMap(visitsOf)]);
}

function todosOf(userId: string): Omit<TodoRow, 'id'>[] {
  const random = randomFor(`${userId} todos`);
  const wanted = random.helpers.arrayElements(destinationNames, random.helpers.arrayElement([0, 0, 1, 2]));
  return wanted.map((destination) => {
    const notes = random.datatype.boolean(SHARE_WITH_NOTE) ? random.helpers.arrayElement(todoNotes) : null;
    const createdAt = dateOf(inMinutes(random.number.int({ min: 2, max: 90 })));
    return { userId, destination, notes, isVisited: false, createdAt, updatedAt: createdAt };
  });
}

/** To-do lists; the default traveller's visited items match her visited places. */
export function buildTodos(): TodoRow[] {
  const own = defaultTravellerTodos.map(({ destination, notes = null, daysAgo, visited = false }) => {
    const visitedDaysAgo = defaultTravellerVisits.find(([name]) => name === destination)?.[1] ?? daysAgo;
    return {
      userId: DEFAULT_TRAVELLER,
      destination,
      notes,
      isVisited: visited,
      createdAt: dateOf(inMinutes(daysAgo)),
      updatedAt: dateOf(inMinutes(visited ? visitedDaysAgo : daysAgo)),
    };
  });
  return withIds('todo', [...own, ...activeUserIds.flatMap(todosOf)]);
}
