import type { Body, Endpoint, Params, Query, Reply } from '../../src/contract/endpoint.ts';
import type { Endpoints, Noun } from '../../src/contract/endpoints.ts';
import type { ServerMessage } from '../../src/contract/live.ts';
import type { Database } from '../db/Database.ts';
import type { UserRow } from '../db/rows.ts';

/** What the backend stands on; the browser, tests and an HTTP port each bring their own. */
export interface Surroundings {
  db: Database;
  /** Milliseconds since the epoch, by the clock that QA can move. */
  now: () => number;
  /** Keeps an uploaded picture, answers its reference ('media:…') for a row. */
  keep: (picture: Blob) => Promise<string>;
  /** Sends a live message: to everyone, or to some users; never to the one who caused it (`except`). */
  publish: (message: ServerMessage, audience?: { to?: readonly string[]; except?: string }) => void;
  /** A fresh id such as 'post_k3x9…': random enough that two tabs never meet. */
  newId: (prefix: string) => string;
}

/** One request as a resolver sees it: what was asked, by whom, of which database. */
export interface Call<E extends Endpoint = Endpoint> extends Surroundings {
  params: Params<E>;
  query: Partial<NonNullable<Query<E>>>;
  body: Body<E>;
  /** The signed-in user's row; null for a visitor. */
  viewer: UserRow | null;
  /** The signed-in user's row; throws the 401 refusal for a visitor or an expired session. */
  me: () => UserRow;
}

export type Resolver<E extends Endpoint> = (call: Call<E>) => Reply<E> | Promise<Reply<E>>;
/** A resolver for every row of a noun: a missing or wrong one does not compile. */
export type Resolvers<N extends Noun> = {
  [Name in keyof Endpoints[N]]: Endpoints[N][Name] extends Endpoint ? Resolver<Endpoints[N][Name]> : never;
};
