import { clock } from '../src/shared/clock.ts';
import { type Database, createDatabase } from './db/Database.ts';
import { newId } from './db/newId.ts';
import type { Dataset } from './db/rows.ts';
import { createFaults } from './http/faults.ts';
import { findRoute } from './http/findRoute.ts';
import { pathNotFound, respond } from './http/handlers.ts';
import { createMemorySession } from './http/session.ts';
import { createMedia } from './media/createMedia.ts';

interface Options {
  dataset: Dataset;
  /** The current time in ms; the clock's by default. */
  now?: () => number;
  /** The URL of a drawn picture. */
  assetUrl: (name: string) => string;
}

/** The mock backend as a single function over a dataset in memory, with the guest signed in. */
export function createGuestReplies({ dataset, now = clock.now, assetUrl }: Options): {
  db: Database;
  reply: (request: Request) => Promise<Response>;
} {
  const db = createDatabase();
  db.load(dataset);
  const media = createMedia({
    store: null,
    shrink: (picture) => Promise.resolve(picture),
    assetUrl,
    notify: () => undefined,
  });
  const options = {
    db,
    now,
    newId,
    savePicture: media.save,
    publish: () => undefined,
    session: createMemorySession(),
    faults: createFaults(),
    resolvePictureUrls: media.resolveUrls,
  };
  return {
    db,
    async reply(request) {
      const route = findRoute(request.method, new URL(request.url).pathname);
      return route ? respond(route, options, request) : pathNotFound(request);
    },
  };
}
