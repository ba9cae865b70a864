import { type QueryClient, mutationOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { endpointKey } from '../../api/endpointQuery.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { NewTodo, Todo } from '../../contract/schemas/todos.ts';
import { POINTS } from '../../shared/limits.ts';
import { destinationKey } from '../../shared/rules/destinations.ts';
import { scoreEndpoints } from '../users/queries.ts';
import { visitedPlacesQuery } from './queries.ts';

const { todos, users } = endpoints;

const creation = {
  mutationKey: endpointKey(todos.create),
  mutationFn: (body: NewTodo) => call(todos.create, { body }),
};
const creationMeta = {
  errorMessage: 'Failed to add destination. Please try again.',
  invalidates: [users.todos],
};

/** TODO-02 to TODO-04. */
export const createTodo = mutationOptions({ ...creation, meta: creationMeta });

/** Adds a removed place again. */
export const restoreTodo = mutationOptions({ ...creation, meta: { ...creationMeta, offersRetry: true } });

/** Whether the place was not visited before: only a first visit earns points (AMB-25). False if unknown. */
async function isNewPlace(client: QueryClient, userId: string, destination: string): Promise<boolean> {
  const places = await client.fetchQuery(visitedPlacesQuery(userId)).catch(() => null);
  const key = destinationKey(destination);
  return places !== null && places.every((place) => destinationKey(place.destination) !== key);
}

/** Runs writes of one row sequentially, so that a removal cannot overtake a pending visit. */
const rowScope = (id: string) => ({ id: `todo/${id}` });

/** TODO-05 to TODO-07. */
export const markTodoVisited = ({ id, destination }: Todo, userId: string) =>
  mutationOptions({
    mutationKey: endpointKey(todos.visit, { params: { id } }),
    scope: rowScope(id),
    mutationFn: async (_: void, { client }) => {
      const isNew = await isNewPlace(client, userId, destination);
      await call(todos.visit, { params: { id } });
      return { points: isNew ? POINTS['visit-place'] : 0 };
    },
    meta: {
      errorMessage: 'Failed to update todo. Please try again.',
      invalidates: [users.todos, users.visitedPlaces, ...scoreEndpoints],
    },
  });

/** TODO-08, TODO-09. */
export const removeTodo = (id: string) =>
  mutationOptions({
    mutationKey: endpointKey(todos.remove, { params: { id } }),
    scope: rowScope(id),
    mutationFn: () => call(todos.remove, { params: { id } }),
    meta: { errorMessage: 'Failed to remove destination. Please try again.', invalidates: [users.todos] },
  });
