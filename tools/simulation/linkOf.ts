import { VISITOR } from '../../mocks/http/session.ts';
import { MOMENT_VERSION, type Moment } from '../../mocks/moment/Moment.ts';
import { encodeMoment, toMomentLink } from '../../mocks/moment/momentLink.ts';
import { difference, rowKey } from '../../mocks/persistence/storedRows.ts';
import { datasetOf } from '../../mocks/scenarios/scenarioRows.ts';
import { buildSeed } from '../../mocks/seed/buildSeed.ts';
import type { Start } from '../oracle/model/start.ts';
import { startRows } from '../oracle/startRows.ts';
import type { SimulatedUser } from './SimulatedUser.ts';
import type { Server } from './Server.ts';

/** The demo started by `npm start`. */
const DEMO_URL = 'http://127.0.0.1:4173/';
const SCENARIO = 'empty';

/** A link that opens the server's state in the demo, as one user sees it. */
export function momentLinkOf(start: Start, { log, now }: Server, me: SimulatedUser): Promise<string> {
  const begins = Date.parse(start.now);
  const empty = datasetOf(buildSeed(), { scenario: SCENARIO, epoch: begins });
  // The demo's own users stay, as they change nothing.
  const base = difference(empty, startRows(start)).filter(({ row }) => row !== null);
  const { pathname, search } = me.window.location;
  const moment: Moment = {
    version: MOMENT_VERSION,
    world: { scenario: SCENARIO, begins, ids: 'counted' },
    base: Object.fromEntries(base.map((change) => [rowKey(change), change.row])),
    log: log.actions.map(({ at, as, method, path, body, id }) => ({
      at,
      as,
      method,
      path,
      id,
      ...(body === undefined ? {} : { body }),
    })),
    person: me.userId ?? VISITOR,
    clock: { now: now() },
    page: { route: pathname + search },
  };
  return encodeMoment(moment).then((encoded) => toMomentLink(DEMO_URL, encoded));
}
