import { TEXT_LIMITS } from '../../src/shared/limits.ts';
import { destinationKey } from '../../src/shared/rules/destinations.ts';
import { forbidden } from '../http/HttpError.ts';
import type { Call, Resolvers } from '../http/RequestContext.ts';
import type { TodoRow } from '../db/rows.ts';
import { award } from '../rules/award.ts';
import { found } from '../rules/found.ts';
import { optionalText, requiredText } from '../rules/text.ts';
import { toTodo } from '../serializers/todo.ts';

/** The to-do asked about; another traveller's is a 403. */
function ownTodo({ db, params, me }: Pick<Call, 'db' | 'me'> & { params: { id: string } }): TodoRow {
  const userId = me().id;
  const todo = found(db.todo.get(params.id), 'To-do');
  if (todo.userId !== userId) throw forbidden('This to-do belongs to someone else');
  return todo;
}

export const todos: Resolvers<'todos'> = {
  create({ db, me, body, now, newId }) {
    const userId = me().id;

    const destination = requiredText('destination', body.destination, TEXT_LIMITS.title);
    const notes = optionalText('notes', body.notes, TEXT_LIMITS.comment);

    const at = new Date(now()).toISOString();
    const dates = { createdAt: at, updatedAt: at };
    return toTodo(
      db.todo.insert({ id: newId('todo'), userId, destination, notes, isVisited: false, ...dates }),
    );
  },

  visit(call) {
    const { db, now, newId } = call;
    const todo = ownTodo(call);
    if (todo.isVisited) return toTodo(todo);

    const { userId, destination, notes } = todo;
    const at = new Date(now()).toISOString();
    const key = destinationKey(destination);
    const been = db.visitedPlace
      .by('userId', userId)
      .some((place) => destinationKey(place.destination) === key);
    if (!been) db.visitedPlace.insert({ id: newId('place'), userId, destination, notes, visitedAt: at });
    award(call, 'visit-place', key);

    return toTodo(db.todo.patch(todo.id, { isVisited: true, updatedAt: at }));
  },

  remove(call) {
    call.db.todo.remove(ownTodo(call).id);
    return { success: true };
  },
};
