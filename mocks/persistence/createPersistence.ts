import { type UseStore, entries } from 'idb-keyval';
import * as z from 'zod/mini';
import { type Notice, type Notify, notices } from '../control/notices.ts';
import type { Database } from '../db/Database.ts';
import type { Dataset, Operation } from '../db/rows.ts';
import { WORLD_KEY, createWriter } from './createWriter.ts';
import { inTime } from './openStore.ts';
import { difference, parseStoredRow } from './storedRows.ts';
import type { Tabs } from './tabChannel.ts';
import { type NewWorld, World, isStale } from './datasetInfo.ts';

interface PersistenceOptions {
  db: Database;
  store: UseStore | null;
  tabs: Tabs;
  version: string;
  /** The real time, ms. */
  realNow: () => number;
  /** The rows that a world begins with. */
  build: (world: NewWorld) => Dataset;
  notify: Notify;
  /** Called when another tab has begun a new world. */
  reload: () => void;
}
export type Persistence = Awaited<ReturnType<typeof createPersistence>>;

interface Kept {
  world: World;
  operations: Operation[];
}
/** A world to go on with, or the notice that says why there is none; neither where nothing is lost. */
type Recalled = { kept: Kept | null; notice: Notice | null };

async function recall(store: UseStore, version: string, realNow: number): Promise<Recalled> {
  const saved = await inTime(entries<string, unknown>(store));
  if (saved.length === 0) return { kept: null, notice: null };
  const read = z.safeParse(World, saved.find(([key]) => key === WORLD_KEY)?.[1]);
  if (!read.success) return { kept: null, notice: notices.unreadable };
  const world = read.data;
  if (world.version !== version) return { kept: null, notice: world.touched ? notices.updated : null };
  if (isStale(world, realNow)) return { kept: null, notice: null };
  try {
    const rows = saved.filter(([key]) => key !== WORLD_KEY);
    return {
      kept: { world, operations: rows.map(([key, row]) => parseStoredRow(key, row)) },
      notice: null,
    };
  } catch {
    return { kept: null, notice: notices.unreadable };
  }
}

/**
 * Keeps the database across reloads and in step with other tabs (SHIP-06). Only what differs from the seed is
 * stored; the seed itself is built again at each start. Without storage everything works until a reload.
 */
export async function createPersistence(options: PersistenceOptions, wanted: Partial<NewWorld> = {}) {
  const { db, store, tabs, version, notify } = options;
  let byPerson = true;
  /** Changes of other tabs that come before the own rows are there. */
  let early: Operation[] | null = [];
  let world = newWorld(wanted);

  function newWorld(over: Partial<NewWorld>): World {
    return {
      version,
      scenario: over.scenario ?? 'full',
      seed: over.seed ?? 1,
      epoch: over.epoch ?? options.realNow(),
      pinned: over.pinned ?? false,
      touched: false,
    };
  }

  function touch(): void {
    if (!world.touched) world = { ...world, touched: true };
  }

  // Where reading fails, writing would destroy what may be read next time.
  let writer = createWriter(null, notify, () => world);
  tabs.hear((message) => {
    if (message.kind === 'new-world') {
      writer.stop();
      options.reload();
    } else if (message.kind === 'row') {
      if (message.touched) touch();
      if (early) early.push(message.change);
      else db.apply(message.change);
    }
  });
  const found = store ? await recall(store, version, options.realNow()).catch(() => null) : null;
  const notice = found ? found.notice : notices.unkept;
  if (notice) notify(notice);
  if (found) writer = createWriter(store, notify, () => world);
  const kept = wanted.scenario === undefined ? found?.kept : null;
  if (kept) world = { ...kept.world, touched: kept.world.touched || world.touched };
  db.load(options.build(world));
  const missed = early;
  early = null;
  if (kept) for (const change of [...kept.operations, ...missed]) db.apply(change);
  else {
    void writer.startOver([]);
    if (found?.kept) tabs.tell({ kind: 'new-world' });
  }
  db.onChange((change) => {
    if (byPerson) touch();
    // Told at once, so that rows are in the other tabs before the live message about them.
    tabs.tell({ kind: 'row', change, touched: world.touched });
    writer.add(change);
  });
  async function begin(next: World, changes: readonly Operation[]): Promise<void> {
    world = next;
    await writer.startOver(changes);
    tabs.tell({ kind: 'new-world' });
  }

  return {
    /** Whether this start has made it, so that nothing of an earlier world is of use. */
    isNew: found !== null && !kept,
    world: (): World => world,
    flush: () => writer.flush(),
    /** A fresh seed; other tabs reload. */
    async reset(wish: Partial<NewWorld>): Promise<void> {
      const next = newWorld(wish);
      db.load(options.build(next));
      await begin(next, []);
    },
    /** Puts a whole database in place of this one; other tabs reload. */
    async replace(dataset: Dataset, of: NewWorld): Promise<void> {
      const next = { ...newWorld(of), touched: true };
      const changes = difference(options.build(next), dataset);
      db.load(dataset);
      await begin(next, changes);
    },
    /** Changes made meanwhile are kept, but do not count as a person's. */
    notByPerson: async <V>(work: () => Promise<V>): Promise<V> => {
      byPerson = false;
      try {
        return await work();
      } finally {
        byPerson = true;
      }
    },
  };
}
