import type { RequestParts } from '../../../src/api/encodeRequest.ts';
import type { CallInput, Endpoint } from '../../../src/contract/endpoint.ts';
import type { Endpoints, Resource } from '../../../src/contract/endpoints.ts';

/**
 * The entity in a request's path, named by its relation to the sender; 'other' is another user. The tests look it up
 * among seeded rows, `npm run conformance` creates it.
 */
export const THINGS = [
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
  'nothing',
] as const;
export type Thing = (typeof THINGS)[number];

/** A request and its expected status, as plain data. */
export interface Attempt {
  /** For a path with a parameter. */
  of?: Thing;
  query?: RequestParts['query'];
  body?: unknown;
}

type WithThing<E extends Endpoint> = CallInput<E> extends { params: object } ? { of: Thing } : { of?: never };
/** One that must succeed has a query and a body that its endpoint takes. */
type Accepted<E extends Endpoint> = Omit<CallInput<E>, 'params'> & WithThing<E>;
type Refused<E extends Endpoint> = Omit<Attempt, 'of'> & WithThing<E>;

/** 401 needs no attempt of its own: it is the accepted one, sent by a visitor. */
type AttemptsOf<E extends Endpoint> = { [S in E['status']]: Accepted<E> } & {
  [S in Exclude<E['errors'][number], 401>]: Refused<E>;
};

/** One attempt for every status of a resource's endpoints; a missing or extra one does not compile. */
export type EndpointCases<R extends Resource> = {
  [Name in keyof Endpoints[R]]: Endpoints[R][Name] extends Endpoint ? AttemptsOf<Endpoints[R][Name]> : never;
};
