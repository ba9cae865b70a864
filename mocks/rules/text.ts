import { badRequest } from '../http/HttpError.ts';

/** Optional text, trimmed; null where it is blank. Throws a 400 that names the field where it is too long. */
export function optionalText(field: string, value: string | null | undefined, limit: number): string | null {
  const text = value?.trim() ?? '';
  if (text.length > limit) throw badRequest(field, `${field} is longer than ${limit} characters`);
  return text || null;
}

/** Required text, trimmed. Throws a 400 that names the field where it is blank or too long (AMB-70). */
export function requiredText(field: string, value: string, limit: number): string {
  const text = optionalText(field, value, limit);
  if (text === null) throw badRequest(field, `${field} is required`);
  return text;
}

/** An ISO date in ms. Throws a 400 that names the field. */
export function readDate(field: string, value: string): number {
  const time = /^\d{4}-\d{2}-\d{2}(T|$)/.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(time)) throw badRequest(field, `${field} is not an ISO date`);
  return time;
}
