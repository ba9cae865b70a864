import type { Endpoint } from '../../../src/contract/endpoint.ts';
import type { Endpoints, Resource } from '../../../src/contract/endpoints.ts';

/** A request by Asha, over `rows`, that must be answered with one status. */
type Attempt = () => Promise<unknown>;

/** 401 needs no attempt of its own: it is the successful one, sent by a visitor. */
type Statuses<E extends Endpoint> = E['status'] | Exclude<E['errors'][number], 401>;

/** An attempt for every status of a resource's endpoints; a missing or superfluous one does not compile. */
export type EndpointCases<R extends Resource> = {
  [Name in keyof Endpoints[R]]: Endpoints[R][Name] extends Endpoint
    ? { [S in Statuses<Endpoints[R][Name]>]: Attempt }
    : never;
};
