import type { RequestParts } from '../../../src/api/encodeRequest.ts';
import type { CallInput, Endpoint } from '../../../src/contract/endpoint.ts';
import type { Endpoints, Resource } from '../../../src/contract/endpoints.ts';

/**
 * The entity in a request's path, named by its relation to the sender; 'other' is another user. The tests look it up
 * among seeded rows, `npm run conformance` creates it.
 */
export const ENTITIES = [
  'self',
  'other',
  'otherPost',
  'openPoll',
  'votedPoll',
  'otherQuestion',
  'otherAnswer',
  'ownAnswer',
  'ownTodo',
  'otherTodo',
  'package',
  'destination',
  'sponsor',
  'missing',
] as const;
export type EntityName = (typeof ENTITIES)[number];

/** A request and its expected status, as plain data. */
export interface Attempt {
  /** Set if the path has a parameter. */
  target?: EntityName;
  query?: RequestParts['query'];
  body?: unknown;
}

type WithTarget<E extends Endpoint> =
  CallInput<E> extends { params: object } ? { target: EntityName } : { target?: never };
/** A request expected to succeed has a valid query and body for its endpoint. */
type Accepted<E extends Endpoint> = Omit<CallInput<E>, 'params'> & WithTarget<E>;
type Refused<E extends Endpoint> = Omit<Attempt, 'target'> & WithTarget<E>;

/** 401 needs no attempt of its own: it is the accepted one, sent by a visitor. */
type AttemptsOf<E extends Endpoint> = { [S in E['status']]: Accepted<E> } & {
  [S in Exclude<E['errors'][number], 401>]: Refused<E>;
};

/** One attempt for every status of a resource's endpoints; a missing or extra one does not compile. */
export type EndpointCases<R extends Resource> = {
  [Name in keyof Endpoints[R]]: Endpoints[R][Name] extends Endpoint ? AttemptsOf<Endpoints[R][Name]> : never;
};
