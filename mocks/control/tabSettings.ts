import { mockStorage } from '../../src/shared/mockStorage.ts';
import * as z from 'zod/mini';
import { type Clock, parseTime } from '../../src/shared/clock.ts';
import type { Faults } from '../http/faults.ts';
import type { KeyValueStore } from '../persistence/webStorage.ts';
import { type LinkState, TRANSPORTS, checkLatency, parseFault } from './links.ts';

const NAME = mockStorage.settings;
/** In ms. A longer stored latency would look like a page that never loads. */
const MAX_LATENCY = 60_000;

/** Settings that last until the tab is closed, including across the sign-in page. */
const StoredSettings = z.object({
  faults: z.array(z.tuple([z.string(), z.union([z.string(), z.number()])])),
  latency: z.number(),
  /** Offset from the real clock, ms. */
  clockOffset: z.number(),
  /** The time of a frozen clock, ms. */
  frozenAt: z.optional(z.number()),
  panel: z.optional(z.boolean()),
  transport: z.optional(z.enum(TRANSPORTS)),
  simulate: z.optional(z.boolean()),
});
type StoredSettings = z.infer<typeof StoredSettings>;
type Switches = Pick<StoredSettings, 'panel' | 'transport' | 'simulate'>;

/** The stored settings; the defaults if there are none or they are from another version. */
function readSettings(store: KeyValueStore, clock: Clock) {
  try {
    const { faults, ...rest } = z.parse(StoredSettings, JSON.parse(store.read(NAME) ?? 'null'));
    parseTime(rest.frozenAt ?? clock.now() + rest.clockOffset);
    if (checkLatency(rest.latency) > MAX_LATENCY) throw new RangeError('No answer would come');
    return { ...rest, faults: faults.map(([endpoint, outcome]) => parseFault(endpoint, outcome)) };
  } catch {
    return { faults: [], latency: 0, clockOffset: 0, frozenAt: undefined };
  }
}

/** Faults, latency, clock and switches of one tab, restored after a reload. */
export function createTabSettings(store: KeyValueStore, faults: Faults, clock: Clock) {
  let switches: Switches = {};
  function save(): void {
    const settings: StoredSettings = {
      ...switches,
      faults: [...faults.list()],
      latency: faults.latency(),
      clockOffset: clock.offset(),
      ...(clock.isFrozen() ? { frozenAt: clock.now() } : {}),
    };
    store.write(NAME, JSON.stringify(settings));
  }
  function set({ panel, transport, simulate }: Switches): void {
    if (panel !== undefined) switches = { ...switches, panel };
    if (transport !== undefined) switches = { ...switches, transport };
    if (simulate !== undefined) switches = { ...switches, simulate };
    save();
  }
  return {
    switches: (): Switches => switches,
    save,
    set,
    /** Restores the stored settings; those in the link take precedence. */
    start(link: LinkState): void {
      const stored = readSettings(store, clock);
      const { frozenAt } = stored;
      for (const [endpoint, outcome] of link.faults ?? stored.faults) faults.set(endpoint, outcome);
      faults.setLatency(link.latency ?? stored.latency);
      // Freezes before setting the time, so that it stops at exactly that time.
      if (link.clock ? link.clock === 'frozen' : frozenAt !== undefined) clock.freeze();
      if (link.now !== undefined) clock.set(link.now);
      else if (frozenAt !== undefined) clock.set(frozenAt);
      else if (stored.clockOffset !== 0) clock.advance(stored.clockOffset);
      set(stored);
      set(link);
    },
  };
}
export type TabSettings = ReturnType<typeof createTabSettings>;
