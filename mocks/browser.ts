import seed from 'virtual:seed';
import { clock } from '../src/contract/clock.ts';
import { hosted } from '../src/paths.ts';
import { createMemory } from './control/memory.ts';
import { createSessionStore } from './control/sessionStore.ts';
import { createDatabase } from './db/Database.ts';
import { createFaults } from './faults.ts';
import { createHandlers } from './handlers.ts';
import { replaceReferences } from './media/addresses.ts';
import { newId } from './newId.ts';
import { anchor } from './seed/anchor.ts';
import { createSession } from './session.ts';
import { answerInPage } from './transport/inPage.ts';

/** Starts the mock backend inside this page; `servesPage` tells that it shows a page of its own. */
export async function startMockBackend(): Promise<{ servesPage: boolean }> {
  const prefix = `waystone:${hosted('/')}:`;
  const db = createDatabase();
  db.load(anchor(seed, Date.now()));
  const pictures = new Map<string, string>();
  const session = createSession(
    createSessionStore(
      createMemory(() => sessionStorage, prefix),
      createMemory(() => localStorage, prefix),
    ),
  );
  answerInPage(
    createHandlers({
      db,
      session,
      faults: createFaults(),
      now: clock.now,
      newId,
      publish: () => undefined,
      keep: async (picture) => {
        const id = newId('picture');
        pictures.set(id, URL.createObjectURL(picture));
        return `media:${id}`;
      },
      withAddresses: (json) =>
        replaceReferences(json, (kind, name) =>
          kind === 'asset'
            ? hosted(`pictures/${name}`)
            : (pictures.get(name) ?? hosted('pictures/fallback.svg')),
        ),
    }),
  );
  return { servesPage: false };
}
