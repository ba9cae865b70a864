import { HttpResponse, getResponse } from 'msw';
import seed from 'virtual:seed';
import { createDatabase } from './db/Database.ts';
import { newId } from './db/newId.ts';
import { createFaults } from './http/faults.ts';
import { createHandlers, pathNotFound } from './http/handlers.ts';
import { createMemorySession } from './http/session.ts';
import { createMedia } from './media/createMedia.ts';
import { datasetOf } from './scenarios/scenarioRows.ts';

interface Options {
  /** The time of the responses and of the seed's dates, ms. */
  moment: number;
  /** The URL of a drawn picture. */
  assetUrl: (name: string) => string;
}

/** The mock backend as a single function over the seed, with the guest signed in: the data source for prerendering. */
export function createGuestReplies({ moment, assetUrl }: Options) {
  const db = createDatabase();
  db.load(datasetOf(seed, { scenario: 'full', epoch: moment }));
  const media = createMedia({
    store: null,
    shrink: (picture) => Promise.resolve(picture),
    assetUrl,
    notify: () => undefined,
  });
  const handlers = createHandlers({
    db,
    now: () => moment,
    newId,
    savePicture: media.save,
    publish: () => undefined,
    session: createMemorySession(),
    faults: createFaults(),
    resolvePictureUrls: media.resolveUrls,
  });
  return {
    reply: async (request: Request): Promise<Response> =>
      request.method === 'GET'
        ? ((await getResponse(handlers, request)) ?? pathNotFound(request))
        : HttpResponse.error(),
    /** The ids of everything that has its own screen. */
    ids: {
      user: db.user.all().map(({ id }) => id),
      post: db.post.all().map(({ id }) => id),
      question: db.question.all().map(({ id }) => id),
      package: db.package.all().map(({ id }) => id),
      destination: db.destination.all().map(({ id }) => id),
    },
  };
}
