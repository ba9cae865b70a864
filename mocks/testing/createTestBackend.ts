import { setupServer } from 'msw/node';
import { onTestFinished } from 'vitest';
import { call } from '../../src/api/client.ts';
import { clock } from '../../src/shared/clock.ts';
import type { ServerMessage } from '../../src/contract/live.ts';
import { createDatabase } from '../db/Database.ts';
import type { Dataset } from '../db/rows.ts';
import { createFaults } from '../http/faults.ts';
import { createHandlers } from '../http/handlers.ts';
import type { Audience } from '../live/audience.ts';
import { createSession } from '../http/session.ts';
import { NOW, aDataset } from './factories.ts';
import { send } from './send.ts';

/**
 * The mock backend in Node, behind the app's own client: signed in as Asha, at NOW, over the given rows (the
 * rest is empty). It is taken down when the test ends, or by `close`; one at a time.
 */
export function createTestBackend(rows: Partial<Dataset> = {}) {
  const db = createDatabase();
  db.load(aDataset(rows));
  let who: string | null = 'asha';
  const session = createSession({ read: () => who, write: (value) => void (who = value) });
  const faults = createFaults();
  const messages: { message: ServerMessage; audience: Audience }[] = [];
  const pictures = new Map<string, Blob>();
  let ids = 0;
  const newId = (prefix: string): string => `${prefix}_new${++ids}`;

  const server = setupServer(
    ...createHandlers({
      db,
      session,
      faults,
      now: clock.now,
      newId,
      keep: async (picture) => {
        const reference = `media:${newId('picture')}`;
        pictures.set(reference, picture);
        return Promise.resolve(reference);
      },
      publish: (message, audience = {}) => void messages.push({ message, audience }),
      withAddresses: async (json) => Promise.resolve(json),
    }),
  );
  server.listen({ onUnhandledRequest: 'error' });
  clock.set(NOW);
  const close = (): void => {
    server.close();
    clock.reset();
  };
  onTestFinished(close);

  const backend = {
    db,
    session,
    faults,
    clock,
    /** Live messages as they were published. */
    messages,
    /** Kept pictures by reference. */
    pictures,
    call,
    send,
    close,
    /** Signs in; 'visitor' is nobody. */
    as(userId: string) {
      session.signIn(userId);
      return backend;
    },
  };
  return backend;
}
export type TestBackend = ReturnType<typeof createTestBackend>;
