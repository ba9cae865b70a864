import { onTestFinished, vi } from 'vitest';
import type { UseStore } from 'idb-keyval';
import { createDatabase } from '../db/Database.ts';
import { Persistence } from '../persistence/Persistence.ts';
import type { RequestedDataset } from '../persistence/datasetInfo.ts';
import { openStore } from '../persistence/openStore.ts';
import { type TabChannel, openTabChannel } from '../persistence/tabChannel.ts';
import { ActionLog } from '../world/ActionLog.ts';
import { aDataset, aPost } from './factories.ts';

export const START = Date.parse('2026-11-21T10:00:00Z');
const seed = aDataset({ post: [aPost({ id: 'seeded', content: 'From the seed' })] });

/** A browser with its own storage; each call of the returned function opens a tab. */
export function createBrowser() {
  // A UUID rather than a counter, because test files share storage.
  const name = `test-${crypto.randomUUID()}`;
  return async (
    over: {
      now?: number;
      version?: string;
      store?: UseStore | null;
      wanted?: RequestedDataset;
      tabs?: TabChannel;
    } = {},
  ) => {
    const { store } = await openStore(name);
    const version = over.version ?? '1';
    const tabs = over.tabs ?? openTabChannel(name + version);
    const db = createDatabase();
    const log = new ActionLog();
    const notify = vi.fn<(notice: { title: string }) => void>();
    const reload = vi.fn<() => void>();
    const persistence = await Persistence.start(
      {
        db,
        log,
        tabs,
        version,
        store: over.store === undefined ? store : over.store,
        realNow: () => over.now ?? START,
        buildDataset: () => seed,
        notify,
        reload,
      },
      over.wanted,
    );
    onTestFinished(() => tabs.close());
    return { db, log, persistence, notify, reload, store };
  };
}
export type Tab = Awaited<ReturnType<ReturnType<typeof createBrowser>>>;
export const titlesOf = ({ notify }: Tab): (string | undefined)[] =>
  notify.mock.calls.map(([notice]) => notice.title);
