import * as z from 'zod/mini';
import { TEXT_LIMITS } from '../../shared/limits.ts';
import { dateTime, optionalText, requiredText } from './fields.ts';

/** ENT-12. */
export const Todo = z
  .object({
    id: z.string(),
    destination: z.string(),
    notes: z.nullable(z.string()),
    isVisited: z.boolean(),
    createdAt: dateTime,
    updatedAt: dateTime,
  })
  .register(z.globalRegistry, { id: 'Todo', description: 'A destination on the travel to-do list.' });
export type Todo = z.infer<typeof Todo>;

/** ENT-12. */
export const VisitedPlace = z
  .object({
    id: z.string(),
    destination: z.string(),
    notes: z.nullable(z.string()),
    visitedAt: dateTime,
  })
  .register(z.globalRegistry, { id: 'VisitedPlace', description: 'A place that was marked as visited.' });
export type VisitedPlace = z.infer<typeof VisitedPlace>;

export const NewTodo = z
  .object({
    destination: requiredText(TEXT_LIMITS.title),
    notes: optionalText(TEXT_LIMITS.comment),
  })
  .register(z.globalRegistry, { id: 'NewTodo' });
export type NewTodo = z.input<typeof NewTodo>;
