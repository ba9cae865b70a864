import { destinationKey } from '../../src/shared/rules/destinations.ts';
import type { TodoRow } from '../db/rows.ts';
import { forbidden, orNotFound } from '../http/HttpError.ts';
import type { RequestContext, Resolvers } from '../http/RequestContext.ts';
import { awardFor, awardPoints } from '../rules/awardPoints.ts';
import { toTodo } from '../serializers/todo.ts';

type TodoContext = Pick<RequestContext, 'db' | 'requireUser'> & { params: { id: string } };

/** The user's own to-do; a 403 for another user's. */
function findOwnTodo({ db, params, requireUser }: TodoContext): TodoRow {
  const userId = requireUser().id;
  const todo = orNotFound(db.todo.get(params.id), 'To-do');
  if (todo.userId !== userId) throw forbidden('This to-do belongs to someone else');
  return todo;
}

export const todos: Resolvers<'todos'> = {
  create({ db, requireUser, readBody, now, newId }) {
    const userId = requireUser().id;
    const { destination, notes = null } = readBody();

    const at = new Date(now()).toISOString();
    const dates = { createdAt: at, updatedAt: at };
    return toTodo(
      db.todo.insert({ id: newId('todo'), userId, destination, notes, isVisited: false, ...dates }),
    );
  },

  visit(context) {
    const { db, now } = context;
    const todo = findOwnTodo(context);
    if (todo.isVisited) return toTodo(todo);

    const { userId, destination, notes } = todo;
    const at = new Date(now()).toISOString();
    const key = destinationKey(destination);
    const places = db.visitedPlace.findBy('userId', userId);
    // The id is the same in two tabs that mark the to-do at the same moment, so that the place is stored once.
    if (!places.some((place) => destinationKey(place.destination) === key))
      db.visitedPlace.insert({ id: `place_${todo.id}`, userId, destination, notes, visitedAt: at });
    awardPoints(context, awardFor.visit(destination));

    return toTodo(db.todo.patch(todo.id, { isVisited: true, updatedAt: at }));
  },

  remove(context) {
    context.db.todo.remove(findOwnTodo(context).id);
    return { success: true };
  },
};
