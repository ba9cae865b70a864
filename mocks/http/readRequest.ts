import * as z from 'zod/mini';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { schemasOf } from '../../src/contract/endpointSchemas.ts';
import { fieldOf } from '../../src/contract/schemas/fields.ts';
import { HttpError } from './HttpError.ts';

type Fields = Record<string, unknown>;

/** The fields of an object schema, or of all variants of a union. */
function fieldsOf(schema: unknown): Fields {
  if (schema instanceof z.ZodMiniObject) return schema.shape;
  if (schema instanceof z.ZodMiniDiscriminatedUnion)
    return Object.assign({}, ...schema.def.options.map(fieldsOf));
  return {};
}

function innerType(field: unknown): unknown {
  const isWrapper = field instanceof z.ZodMiniOptional || field instanceof z.ZodMiniDefault;
  return isWrapper ? innerType(field.def.innerType) : field;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Browsers send each line break of a form's text as two characters (AMB-70). */
const withSingleLineBreaks = (value: FormDataEntryValue | undefined): unknown =>
  typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value;

/** Form data as a plain object: a list is one field per file, or JSON. */
function readForm(form: FormData, schema: z.ZodMiniType): Fields {
  const read = (name: string, field: unknown): unknown => {
    const values = form.getAll(name);
    const [first] = values;
    if (!(innerType(field) instanceof z.ZodMiniArray)) return withSingleLineBreaks(first);
    return typeof first === 'string' ? parseJson(first) : values;
  };
  return Object.fromEntries(
    Object.entries(fieldsOf(schema))
      .filter(([name]) => form.has(name))
      .map(([name, field]) => [name, read(name, field)]),
  );
}

/**
 * Search parameters as a plain object, with numbers and booleans parsed where the schema expects them and the text is
 * valid.
 */
function readSearch(search: URLSearchParams, schema: z.ZodMiniType): Fields {
  const read = (text: string, field: unknown): unknown => {
    if (field instanceof z.ZodMiniNumber && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
    if (field instanceof z.ZodMiniBoolean && /^(true|false)$/.test(text)) return text === 'true';
    return text;
  };
  const fields = fieldsOf(schema);
  return Object.fromEntries(
    [...search]
      .filter(([name]) => Object.hasOwn(fields, name))
      .map(([name, text]) => [name, read(text, innerType(fields[name]))]),
  );
}

const parseOptions = {
  error: (issue: z.core.$ZodRawIssue): string => `${fieldOf(issue)} is missing or not valid`,
};

/** The parsed value; throws the first issue as an error that names the field (AMB-73). */
function valueOf(parsed: z.core.util.SafeParseResult<unknown>): unknown {
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const isTooLarge = issue?.code === 'custom' && issue.params?.['status'] === 413;
  throw new HttpError(isTooLarge ? 413 : 400, issue?.message ?? 'Not valid', fieldOf(issue ?? {}));
}

const validate = async (schema: z.ZodMiniType, value: unknown): Promise<unknown> =>
  valueOf(await z.safeParseAsync(schema, value, parseOptions));

async function parseBody(request: Request, isForm: boolean, schema: z.ZodMiniType): Promise<unknown> {
  try {
    return isForm ? readForm(await request.formData(), schema) : await request.json();
  } catch {
    throw new HttpError(400, `The body is not ${isForm ? 'a form' : 'JSON'}`);
  }
}

async function readBody(endpoint: Endpoint, request: Request): Promise<unknown> {
  const { body } = schemasOf(endpoint);
  if (!body) return undefined;
  return validate(body, await parseBody(request, endpoint.input === 'multipart', body));
}

export interface RequestInput {
  query: unknown;
  readBody: () => unknown;
}

/**
 * The input of a call that was never a request: its query and body as values, without pictures.
 */
export function readValues(endpoint: Endpoint, values: { query?: unknown; body?: unknown }): RequestInput {
  const { query, body } = schemasOf(endpoint);
  const parse = (schema: z.ZodMiniType | undefined, value: unknown): unknown =>
    schema && valueOf(z.safeParse(schema, value, parseOptions));
  return { query: parse(query, values.query ?? {}), readBody: () => parse(body, values.body) };
}

/**
 * The parsed query of a request and a function that returns its parsed body. An invalid body throws only when the
 * resolver reads it, so that 401 and 404 come first.
 * @throws HttpError 400 or 413
 */
export async function readRequest(endpoint: Endpoint, request: Request): Promise<RequestInput> {
  const { query } = schemasOf(endpoint);
  const search = new URL(request.url).searchParams;
  const [body] = await Promise.allSettled([readBody(endpoint, request)]);
  return {
    query: query && (await validate(query, readSearch(search, query))),
    readBody: (): unknown => {
      if (body.status === 'rejected') throw body.reason;
      return body.value;
    },
  };
}
