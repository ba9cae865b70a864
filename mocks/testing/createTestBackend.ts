import { setupServer } from 'msw/node';
import { onTestFinished } from 'vitest';
import { call } from '../../src/api/client.ts';
import { clock } from '../../src/shared/clock.ts';
import type { ServerMessage } from '../../src/contract/schemas/socketMessages.ts';
import { createDatabase } from '../db/Database.ts';
import type { Dataset } from '../db/rows.ts';
import { createFaults } from '../http/faults.ts';
import { createHandlers } from '../http/handlers.ts';
import { createMemorySession } from '../http/session.ts';
import type { Audience } from '../live/audience.ts';
import { NOW, aDataset } from './factories.ts';
import { send } from './requests.ts';

/** The mock backend's state over the given rows, with Asha signed in; ids are counted and messages recorded. */
function createState(rows: Partial<Dataset>) {
  const db = createDatabase();
  db.load(aDataset(rows));
  const messages: { message: ServerMessage; audience: Audience }[] = [];
  const pictures = new Map<string, Blob>();
  let ids = 0;
  const newId = (prefix: string): string => `${prefix}_new${++ids}`;
  async function savePicture(picture: Blob): Promise<string> {
    const reference = `media:${newId('picture')}`;
    pictures.set(reference, picture);
    return Promise.resolve(reference);
  }
  return {
    db,
    session: createMemorySession('asha'),
    faults: createFaults(),
    /** Live messages as published. */
    messages,
    /** Saved pictures by reference. */
    pictures,
    newId,
    savePicture,
    publish: (message: ServerMessage, audience: Audience = {}) => void messages.push({ message, audience }),
  };
}

/**
 * The mock backend in Node, behind the app's own client: Asha is signed in, at NOW, over the given rows (other tables
 * are empty). It stops when the test ends, or on `close`; only one at a time.
 */
export function createTestBackend(rows: Partial<Dataset> = {}) {
  const { newId, savePicture, publish, ...state } = createState(rows);
  const { db, session, faults } = state;
  const resolvePictureUrls = async (json: string) => Promise.resolve(json);
  const deps = { db, now: clock.now, newId, savePicture, publish };
  const server = setupServer(...createHandlers({ ...deps, session, faults, resolvePictureUrls }));
  server.listen({ onUnhandledRequest: 'error' });
  clock.set(NOW);
  const close = (): void => {
    server.close();
    clock.reset();
  };
  onTestFinished(close);

  const backend = {
    ...state,
    clock,
    call,
    send,
    close,
    /** Signs in a user; 'visitor' signs out. */
    as(userId: string) {
      session.signIn(userId);
      return backend;
    },
  };
  return backend;
}
export type TestBackend = ReturnType<typeof createTestBackend>;
