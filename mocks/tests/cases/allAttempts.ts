import type { Endpoint } from '../../../src/contract/endpoint.ts';
import type { RequestParts } from '../../../src/api/encodeRequest.ts';
import { type Resource, endpoints } from '../../../src/contract/endpoints.ts';
import type { Attempt, EndpointCases, EntityName } from './EndpointCases.ts';
import { destinations, discover, leaderboard, packages } from './catalogue.ts';
import { feed, polls, posts, questions } from './content.ts';
import { itineraries, session, todos, users } from './users.ts';

const cases: { [R in Resource]: EndpointCases<R> } = {
  session,
  users,
  feed,
  posts,
  polls,
  todos,
  questions,
  itineraries,
  packages,
  destinations,
  discover,
  leaderboard,
};

/** The attempts of an endpoint by expected status. */
type Attempts = Readonly<Partial<Record<number, Attempt>>>;
const byName: Readonly<Record<string, Readonly<Record<string, Attempts>>>> = cases;

/** An endpoint of the contract and the requests to try on it, by status. */
export interface EndpointAttempts {
  /** Such as 'posts.like'. */
  name: string;
  endpoint: Endpoint;
  attempts: Attempts;
}

/** All attempts, run by the mock backend's tests and by the conformance suite against any server. */
export const allAttempts: readonly EndpointAttempts[] = Object.entries(endpoints).flatMap(
  ([resource, group]) =>
    Object.entries<Endpoint>(group).map(([name, endpoint]) => ({
      name: `${resource}.${name}`,
      endpoint,
      attempts: byName[resource]?.[name] ?? {},
    })),
);

/** The attempt with this expected status. Throws if there is none. */
export function attemptFor({ name, attempts }: EndpointAttempts, status: number): Attempt {
  const attempt = attempts[status];
  if (!attempt) throw new Error(`No attempt makes ${name} answer ${status}`);
  return attempt;
}

/** The parts of an attempt's request; `idOf` maps an entity name to an id. */
export function partsOf(
  { path }: Endpoint,
  { target, query, body }: Attempt,
  idOf: (entity: EntityName) => string,
): RequestParts {
  const [parameter] = /(?<=:)\w+/.exec(path) ?? [];
  return { params: target && parameter ? { [parameter]: idOf(target) } : {}, query, body };
}
