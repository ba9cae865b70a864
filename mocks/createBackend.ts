import type { RequestHandler } from 'msw';
import { clock } from '../src/shared/clock.ts';
import { GUEST_ID } from '../src/shared/limits.ts';
import type { Parts } from './control/mockBackend.ts';
import { createFaults } from './http/faults.ts';
import { createHandlers } from './http/handlers.ts';
import { type Line, createLive } from './live/socketServer.ts';
import { createSimulator } from './live/simulator.ts';
import { newId } from './db/newId.ts';
import { inTime } from './persistence/openStore.ts';
import type { Tabs } from './persistence/tabChannel.ts';
import { hash, prng } from '../src/shared/prng.ts';
import { known } from './scenarios/scenarios.ts';
import { createSession } from './http/session.ts';

type Given = 'db' | 'session' | 'faults' | 'persistence' | 'media' | 'tab' | 'changed' | 'page';

/** What a page and an HTTP port do each in their own way. */
interface Place extends Pick<Parts, Given> {
  tabs: Tabs;
  /** Where the calls of other travellers go to. */
  origin: string;
  /** Begins to answer; says how, and where clients of the socket come in. */
  answer: (handlers: RequestHandler[]) => Promise<{ transport: Parts['transport']; line: Line }>;
  /** Runs the simulator's work in one tab at a time; the signal ends it. */
  lead: (work: (signal: AbortSignal) => Promise<void>, until: AbortSignal) => Promise<void>;
}

/** The running backend over a database: its handlers, its socket and other travellers. */
export async function startParts({ tabs, origin, answer, lead, ...given }: Place): Promise<Parts> {
  const { db, session, faults, persistence, media } = given;
  const { keep, withAddresses } = media;
  const surroundings = {
    db,
    now: clock.now,
    newId,
    keep,
    publish: (...told: Parameters<Parts['live']['publish']>) => live.publish(...told),
  };
  // A storage that hangs holds up no answer for long.
  const stored = (): Promise<void> => inTime(persistence.flush()).catch(() => undefined);
  const handlers = createHandlers({ ...surroundings, session, faults, withAddresses, stored });
  const { transport, line } = await answer(handlers);
  const live = createLive({ line, db, tabs, withAddresses });

  let actor = GUEST_ID;
  const travellers = createHandlers({
    ...surroundings,
    session: createSession({ read: () => actor, write: () => undefined }),
    faults: createFaults(),
    withAddresses: (json) => Promise.resolve(json),
    stored,
  });
  const simulator = createSimulator({
    db,
    now: clock.now,
    random: prng(hash(`visit ${persistence.world().seed}`)),
    viewerId: session.userId,
    handlersFor(userId) {
      actor = userId;
      return travellers;
    },
    origin,
    aside: persistence.notByPerson,
    lead,
  });
  return { ...given, live, simulator, transport, scenarios: known };
}
