import { endpointQuery } from '../../api/endpointQuery.ts';
import { endpoints } from '../../contract/endpoints.ts';

const { users } = endpoints;

/** A user's places to visit and places visited (TODO-01). */
export const todosQuery = (userId: string) => endpointQuery(users.todos, { params: { id: userId } });

/** The places that a user has visited, newest first (PROF-14). */
export const visitedPlacesQuery = (userId: string) =>
  endpointQuery(users.visitedPlaces, { params: { id: userId } });
