import { notFound } from '../http/HttpError.ts';

/** The row, or a 404 that names what is missing. */
export function found<R>(row: R | undefined, noun: string): R {
  if (row === undefined) throw notFound(noun);
  return row;
}
