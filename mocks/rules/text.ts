import { invalid } from '../http/HttpError.ts';

/** Text that may be missing: trimmed, null where nothing is left, a 400 that names the field where it is too long. */
export function optionalText(field: string, value: string | null | undefined, limit: number): string | null {
  const text = value?.trim() ?? '';
  if (text.length > limit) throw invalid(field, `${field} is longer than ${limit} characters`);
  return text || null;
}

/** Text that must be there: blank or too long is a 400 that names the field (AMB-70). */
export function requiredText(field: string, value: string, limit: number): string {
  const text = optionalText(field, value, limit);
  if (text === null) throw invalid(field, `${field} is required`);
  return text;
}

/** A date that can be read, in ms; anything but ISO text is a 400 that names the field. */
export function readDate(field: string, value: string): number {
  const time = /^\d{4}-\d{2}-\d{2}(T|$)/.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(time)) throw invalid(field, `${field} is not an ISO date`);
  return time;
}
