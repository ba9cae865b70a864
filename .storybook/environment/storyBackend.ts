import { createFaults } from '../../mocks/http/faults.ts';
import { createDatabase } from '../../mocks/db/Database.ts';
import { createHandlers } from '../../mocks/http/handlers.ts';
import { createSocketServer } from '../../mocks/live/socketServer.ts';
import { createPageSocketTransport } from '../../mocks/live/pageSocketTransport.ts';
import { createMedia } from '../../mocks/media/createMedia.ts';
import { shrink } from '../../mocks/media/shrink.ts';
import { newId } from '../../mocks/db/newId.ts';
import { noTabChannel } from '../../mocks/persistence/tabChannel.ts';
import type { Dataset } from '../../mocks/db/rows.ts';
import { datasetOf } from '../../mocks/scenarios/scenarioRows.ts';
import type { ScenarioName } from '../../mocks/scenarios/scenarios.ts';
import { createMemorySession, signInAs } from '../../mocks/http/session.ts';
import { answerInPage } from '../../mocks/http/transports/page.ts';
import { clock } from '../../src/shared/clock.ts';
import { SOCKET_PATH } from '../../src/contract/serverPaths.ts';
import { withBase } from '../../src/routes.ts';
import type { StoryParameters } from './storyParameters.ts';
import { demoLink } from '../../stories/docs/parts/demoLink.ts';

/** Datasets by scenario and time: most stories start from the same one, and rows are never mutated. */
const datasets = new Map<string, Dataset>();

async function datasetFor(scenario: ScenarioName, epoch: number): Promise<Dataset> {
  const key = `${scenario} ${epoch}`;
  const { default: seed } = await import('virtual:seed');
  const dataset = datasets.get(key) ?? datasetOf(seed, { scenario, epoch });
  datasets.set(key, dataset);
  return dataset;
}

/**
 * Starts a mock backend for one story, with its own rows, session, faults, pictures and socket, running in
 * the page. It stores nothing and simulates no other users. `close` stops it. Throws RangeError if the user
 * `as` does not exist.
 */
export async function createStoryBackend(state: StoryParameters) {
  document.documentElement.dataset.demo = demoLink(state);
  const { scenario, as, faults: forced, latency, now, begins, changes } = state;
  clock.set(now);
  const db = createDatabase();
  db.load(await datasetFor(scenario, Date.parse(begins)));
  for (const change of changes) db.apply(change);

  const session = createMemorySession();
  signInAs({ db, session }, as);

  const faults = createFaults();
  for (const [endpoint, outcome] of forced) faults.set(endpoint, outcome);
  faults.setLatency(latency);
  let isClosed = false;
  /** Writes cannot be cancelled, so one that is pending when the story ends is never answered. */
  const faultsUntilClosed: typeof faults = {
    ...faults,
    async apply(row) {
      const outcome = await faults.apply(row);
      return isClosed ? new Promise(() => undefined) : outcome;
    },
  };

  const media = createMedia({
    store: null,
    shrink,
    assetUrl: (name) => withBase(`pictures/${name}`),
    notify: ({ title }) => console.warn(title),
  });
  const resolvePictureUrls = media.resolveUrls;
  let isGreeted = false;
  const url = new URL(SOCKET_PATH, location.origin.replace(/^http/, 'ws')).href;
  const live = createSocketServer({
    transport: createPageSocketTransport(url),
    db,
    tabs: noTabChannel,
    now: clock.now,
    newsFor: () => {
      isGreeted = true;
      return [];
    },
    resolvePictureUrls,
  });
  const stop = answerInPage(
    createHandlers({
      db,
      session,
      faults: faultsUntilClosed,
      now: clock.now,
      newId,
      savePicture: media.save,
      resolvePictureUrls,
      publish: (message, audience) => live.publish(message, audience),
    }),
  );
  return {
    db,
    session,
    faults,
    live,
    /** Whether the server has received the client's user; messages sent after that are delivered. */
    isGreeted: (): boolean => isGreeted,
    async close(): Promise<void> {
      isClosed = true;
      stop();
      live.dispose();
      clock.reset();
      await media.clear();
    },
  };
}
