import type * as z from 'zod/mini';
import type { endpointSchemas } from './endpointSchemas.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
/** Every status other than success that an endpoint may answer with (AMB-37, AMB-73). */
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413;

/** One endpoint of the API, without its schemas: those are in endpointSchemas.ts, under its key. */
export interface Endpoint {
  readonly method: Method;
  /** Path with `:name` for parameters. */
  readonly path: `/api/${string}`;
  /** One sentence for the generated docs. */
  readonly summary: string;
  /**
   * How the input is sent, apart from path parameters; absent if there is none. In a form, a list of files
   * becomes one field per file, other lists become JSON.
   */
  readonly input?: 'query' | 'json' | 'multipart';
  readonly status: 200 | 201;
  readonly errors: readonly ErrorStatus[];
}

/** Key under which an endpoint's schemas are listed, such as `'POST /api/posts/:id/like'`. */
export type EndpointKey<E extends Endpoint = Endpoint> = E extends Endpoint
  ? `${E['method']} ${E['path']}`
  : never;

export interface EndpointSchemas {
  /** Search parameters; all optional. */
  readonly query?: z.ZodMiniObject<Record<string, z.ZodMiniType>>;
  readonly body?: z.ZodMiniType;
  readonly reply: z.ZodMiniType;
}

/** The schemas that an endpoint needs, depending on its input. */
export type NeededSchemas<E extends Endpoint> = Pick<EndpointSchemas, 'reply'> &
  (E extends { input: 'query' }
    ? Required<Pick<EndpointSchemas, 'query'>>
    : E extends { input: 'json' | 'multipart' }
      ? Required<Pick<EndpointSchemas, 'body'>>
      : { query?: never; body?: never });

/** Whether an endpoint has a request body. */
export const takesBody = ({ input }: Endpoint): boolean => input === 'json' || input === 'multipart';

type SchemasByKey = typeof endpointSchemas;
type SchemasOf<E extends Endpoint> =
  EndpointKey<E> extends keyof SchemasByKey ? SchemasByKey[EndpointKey<E>] : EndpointSchemas;

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Tail}`
  ? Name | ParamNames<Tail>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export type Params<E extends Endpoint> = Record<ParamNames<E['path']>, string>;
/** The query as parsed by the server. */
export type Query<E extends Endpoint> =
  SchemasOf<E> extends { query: infer S extends z.ZodMiniType } ? z.output<S> : undefined;
/** The body as parsed by the server. */
export type Body<E extends Endpoint> =
  SchemasOf<E> extends { body: infer S extends z.ZodMiniType } ? z.output<S> : undefined;
export type Reply<E extends Endpoint> = z.output<SchemasOf<E>['reply']>;

/** What a caller must pass: params if the path has any, optional query, body if there is one. */
export type CallInput<E extends Endpoint> = ([ParamNames<E['path']>] extends [never]
  ? { params?: never }
  : { params: Params<E> }) &
  (SchemasOf<E> extends { query: infer S extends z.ZodMiniType }
    ? { query?: z.input<S> }
    : { query?: never }) &
  (SchemasOf<E> extends { body: infer S extends z.ZodMiniType } ? { body: z.input<S> } : { body?: never });

type Details = Omit<Endpoint, 'method' | 'path' | 'status'>;

/**
 * Creates endpoints for a method; keeps the literal types, so that a misspelled parameter does not compile.
 */
const endpoint =
  <const M extends Method, const S extends Endpoint['status']>(method: M, status: S) =>
  <const P extends Endpoint['path'], const D extends Details>(path: P, details: D) => ({
    method,
    path,
    status,
    ...details,
  });

export const get = endpoint('GET', 200);
export const patch = endpoint('PATCH', 200);
export const remove = endpoint('DELETE', 200);
/** A POST that performs an action. */
export const post = endpoint('POST', 200);
/** A POST that replies with a new entity (AMB-37). */
export const create = endpoint('POST', 201);
