import * as z from 'zod/mini';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { HttpError, badRequest } from './HttpError.ts';

/** A form as plain data; fields that the schema declares as lists are collected into arrays. */
function formToObject(form: FormData, schema: z.ZodMiniType): Record<string, unknown> {
  const properties = schema instanceof z.ZodMiniObject ? Object.entries(schema.shape) : [];
  const isList = (field: unknown): boolean =>
    field instanceof z.ZodMiniArray || (field instanceof z.ZodMiniOptional && isList(field.def.innerType));
  return Object.fromEntries(
    properties
      .filter(([name]) => form.has(name))
      .map(([name, field]) => [name, isList(field) ? form.getAll(name) : form.get(name)]),
  );
}

/** The request's body checked against the endpoint's schema. Throws a 400 that names the field. */
async function readBody({ body: schema, encoding }: Endpoint, request: Request): Promise<unknown> {
  if (!schema) return undefined;
  const isForm = encoding === 'multipart';
  let raw: unknown;
  try {
    raw = isForm ? formToObject(await request.formData(), schema) : await request.json();
  } catch {
    throw new HttpError(400, `The body is not ${isForm ? 'a form' : 'JSON'}`);
  }
  const parsed = z.safeParse(schema, raw);
  if (parsed.success) return parsed.data;
  const field = String(parsed.error.issues[0]?.path[0] ?? 'body');
  throw badRequest(field, `${field} is missing or not valid`);
}

/** Query parameters (unchecked text) and the validated body of a request. Throws HttpError 400. */
export const readRequest = async (endpoint: Endpoint, request: Request) => ({
  query: Object.fromEntries(new URL(request.url).searchParams),
  body: await readBody(endpoint, request),
});
