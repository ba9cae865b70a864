import * as z from 'zod/mini';
import { clock } from '../../src/shared/clock.ts';
import type { Faults } from '../http/faults.ts';
import { type LinkState, TRANSPORTS, parseFault } from './links.ts';
import type { Memory } from '../persistence/webStorage.ts';

const NAME = 'control';

/** What holds for this tab until it is closed, also over a trip through the sign-in page. */
const TabState = z.object({
  faults: z.array(z.tuple([z.string(), z.union([z.string(), z.number()])])),
  latency: z.number(),
  /** How far the clock is from the real one, ms. */
  clockOffset: z.number(),
  panel: z.optional(z.boolean()),
  transport: z.optional(z.enum(TRANSPORTS)),
  simulate: z.optional(z.boolean()),
});
type TabState = z.infer<typeof TabState>;

/** Remembers the tab's faults, latency, clock and switches, and takes them up again after a reload. */
export function createTabState(memory: Memory, faults: Faults) {
  /** Nothing where there is nothing, or where it is another version's. */
  function recall() {
    try {
      const { faults: forced, ...rest } = z.parse(TabState, JSON.parse(memory.read(NAME) ?? 'null'));
      return { ...rest, forced: forced.map(([name, outcome]) => parseFault(name, outcome)) };
    } catch {
      return { forced: [], latency: 0, clockOffset: 0 };
    }
  }
  let switches: Pick<TabState, 'panel' | 'transport' | 'simulate'> = {};
  function save(): void {
    const state: TabState = {
      ...switches,
      faults: [...faults.list()],
      latency: faults.delay(),
      clockOffset: clock.offset(),
    };
    memory.write(NAME, JSON.stringify(state));
  }
  return {
    switches: () => switches,
    save,
    set(change: Partial<typeof switches>): void {
      switches = { ...switches, ...change };
      save();
    },
    /** What was remembered, then what the link says instead. */
    start(link: LinkState): void {
      const { forced, latency, clockOffset, ...rest } = recall();
      const { panel, transport, simulate } = link;
      switches = {
        ...rest,
        ...(panel === undefined ? {} : { panel }),
        ...(transport === undefined ? {} : { transport }),
        ...(simulate === undefined ? {} : { simulate }),
      };
      for (const [endpoint, outcome] of link.faults ?? forced) faults.set(endpoint, outcome);
      faults.latency(link.latency ?? latency);
      if (link.now !== undefined) clock.set(link.now);
      else if (clockOffset !== 0) clock.advance(clockOffset);
      save();
    },
  };
}
export type TabControl = ReturnType<typeof createTabState>;
