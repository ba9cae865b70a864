import { mutationOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { endpointKey } from '../../api/endpointQuery.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { NewTodo } from '../../contract/schemas/todos.ts';
import { scoreEndpoints } from '../users/queries.ts';

const { todos, users } = endpoints;

/** TODO-02 to TODO-04. */
export const createTodo = mutationOptions({
  mutationKey: endpointKey(todos.create),
  mutationFn: (body: NewTodo) => call(todos.create, { body }),
  meta: { errorMessage: 'Failed to add destination. Please try again.', invalidates: [users.todos] },
});

/** TODO-05 to TODO-07. */
export const markTodoVisited = (id: string) =>
  mutationOptions({
    mutationKey: endpointKey(todos.visit, { params: { id } }),
    mutationFn: () => call(todos.visit, { params: { id } }),
    meta: {
      errorMessage: 'Failed to update todo. Please try again.',
      invalidates: [users.todos, users.visitedPlaces, ...scoreEndpoints],
    },
  });

/** TODO-08, TODO-09. */
export const removeTodo = (id: string) =>
  mutationOptions({
    mutationKey: endpointKey(todos.remove, { params: { id } }),
    mutationFn: () => call(todos.remove, { params: { id } }),
    meta: { errorMessage: 'Failed to remove destination. Please try again.', invalidates: [users.todos] },
  });
