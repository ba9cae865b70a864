import type * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
/** Every status other than success that a row may answer with (AMB-37, AMB-73). */
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413;
type Schema = z.ZodMiniType;

/** One API path of spec 7, said once. Client, handlers, query keys and OpenAPI derive from it. */
export interface Endpoint {
  readonly method: Method;
  /** As in spec 7, with `:name` for a parameter. */
  readonly path: `/api/${string}`;
  /** One sentence for the generated docs. */
  readonly about: string;
  /** Search parameters; every one of them optional, and text on the wire. */
  readonly query?: Schema;
  readonly body?: Schema;
  /** How the body travels; JSON where nothing is said. A list becomes one form field per element. */
  readonly encoding?: 'json' | 'multipart';
  readonly status: 200 | 201;
  readonly reply: Schema;
  readonly errors: readonly ErrorStatus[];
}

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Tail}`
  ? Name | ParamNames<Tail>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export type Params<E extends Endpoint> = Record<ParamNames<E['path']>, string>;
export type Query<E extends Endpoint> = E['query'] extends Schema ? z.output<E['query']> : undefined;
export type Body<E extends Endpoint> = E['body'] extends Schema ? z.output<E['body']> : undefined;
export type Reply<E extends Endpoint> = z.output<E['reply']>;

/** What a caller must give: params where the path has some, query optional, body where the row has one. */
export type CallInput<E extends Endpoint> = ([ParamNames<E['path']>] extends [never]
  ? { params?: never }
  : { params: Params<E> }) &
  (E['query'] extends Schema ? { query?: z.input<E['query']> } : { query?: never }) &
  (E['body'] extends Schema ? { body: z.input<E['body']> } : { body?: never });

type RowPath = Endpoint['path'];
type Rest = Omit<Endpoint, 'method' | 'path' | 'status'>;

/** A row maker per method; each keeps the literal types, so that a misspelt parameter does not compile. */
const row =
  <const M extends Method, const S extends Endpoint['status']>(method: M, status: S) =>
  <const P extends RowPath, const R extends Rest>(path: P, rest: R) => ({ method, path, status, ...rest });

export const get = row('GET', 200);
export const patch = row('PATCH', 200);
export const remove = row('DELETE', 200);
/** A POST that does something. */
export const post = row('POST', 200);
/** A POST that answers with a new entity (AMB-37). */
export const create = row('POST', 201);
