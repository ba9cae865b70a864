import type { Todo, VisitedPlace } from '../../src/contract/schemas/todos.ts';
import type { TodoRow, VisitedPlaceRow } from '../db/rows.ts';

/** ENT-12. */
export const toTodo = ({ id, destination, notes, isVisited, createdAt, updatedAt }: TodoRow): Todo => ({
  id,
  destination,
  notes,
  isVisited,
  createdAt,
  updatedAt,
});

/** ENT-12. */
export const toVisitedPlace = ({ id, destination, notes, visitedAt }: VisitedPlaceRow): VisitedPlace => ({
  id,
  destination,
  notes,
  visitedAt,
});
