import * as z from 'zod/mini';
import { isoDate } from './users.ts';

/** ENT-12. */
export const Todo = z.object({
  id: z.string(),
  destination: z.string(),
  notes: z.nullable(z.string()),
  isVisited: z.boolean(),
  createdAt: isoDate,
  updatedAt: isoDate,
});
export type Todo = z.infer<typeof Todo>;

export const VisitedPlace = z.object({
  id: z.string(),
  destination: z.string(),
  notes: z.nullable(z.string()),
  visitedAt: isoDate,
});
export type VisitedPlace = z.infer<typeof VisitedPlace>;

export const NewTodo = z.object({ destination: z.string(), notes: z.optional(z.nullable(z.string())) });
export type NewTodo = z.infer<typeof NewTodo>;

export const Success = z.object({ success: z.literal(true) });
