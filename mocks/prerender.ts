import { HttpResponse } from 'msw';
import seed from 'virtual:seed';
import { createGuestReplies } from './guestReplies.ts';
import { datasetOf } from './scenarios/scenarioRows.ts';

interface Options {
  /** The time of the responses and of the seed's dates, ms. */
  moment: number;
  /** The URL of a drawn picture. */
  assetUrl: (name: string) => string;
}

/** The guest's replies over the seed: the data source for prerendering. */
export function createPrerenderReplies({ moment, assetUrl }: Options) {
  const dataset = datasetOf(seed, { scenario: 'full', epoch: moment });
  const { db, reply } = createGuestReplies({ dataset, now: () => moment, assetUrl });
  return {
    reply: async (request: Request): Promise<Response> =>
      request.method === 'GET' ? reply(request) : HttpResponse.error(),
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
