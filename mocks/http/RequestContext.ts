import type { Body, Endpoint, Params, Query, Reply } from '../../src/contract/endpoint.ts';
import type { Endpoints, Resource } from '../../src/contract/endpoints.ts';
import type { ServerMessage } from '../../src/contract/schemas/socketMessages.ts';
import type { Database } from '../db/Database.ts';
import type { UserRow } from '../db/rows.ts';
import type { PointsPerAward } from '../rules/pointRules.ts';
import type { Audience } from '../live/audience.ts';

/** Dependencies of every resolver; the page, the HTTP server and tests each provide their own. */
export interface Deps {
  db: Database;
  /** Milliseconds since the epoch, from the clock that testers can adjust. */
  now: () => number;
  /** Stores an uploaded picture and returns its reference ('media:…') for a row. */
  savePicture: (picture: Blob) => Promise<string>;
  /** Sends a live message to its audience; to everyone by default. */
  publish: (message: ServerMessage, audience?: Audience) => void;
  /** A new id such as 'post_k3x9…-1', unique across tabs. */
  newId: (prefix: string) => string;
  /** Points per award; the specified ones by default. */
  pointsPerAward?: () => PointsPerAward;
}

/** One request, as its resolver receives it. */
export interface RequestContext<E extends Endpoint = Endpoint> extends Deps {
  params: Params<E>;
  query: Query<E>;
  /** The validated body; throws a 400 or 413 that names the field. Read it after the checks for 401 and 404. */
  readBody: () => Body<E>;
  /** The signed-in user's row; null for a visitor. */
  currentUser: UserRow | null;
  /** The signed-in user's row; throws a 401 for a visitor or an expired session. */
  requireUser: () => UserRow;
}

type Resolver<E extends Endpoint> = (context: RequestContext<E>) => Reply<E> | Promise<Reply<E>>;
/** One resolver per endpoint of a resource; a missing or wrong one does not compile. */
export type Resolvers<R extends Resource> = {
  [Name in keyof Endpoints[R]]: Endpoints[R][Name] extends Endpoint ? Resolver<Endpoints[R][Name]> : never;
};
