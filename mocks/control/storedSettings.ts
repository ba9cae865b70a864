import * as z from 'zod/mini';
import { type Clock, parseTime } from '../../src/shared/clock.ts';
import { TRANSPORTS, checkLatency, parseFault } from './links.ts';

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
export type StoredSettings = z.infer<typeof StoredSettings>;

/** Parses stored settings; null if they are from another version. */
export function parseSettings(json: string, clock: Clock) {
  try {
    const { faults, ...rest } = z.parse(StoredSettings, JSON.parse(json));
    parseTime(rest.frozenAt ?? clock.now() + rest.clockOffset);
    if (checkLatency(rest.latency) > MAX_LATENCY) throw new RangeError('No answer would come');
    return { ...rest, faults: faults.map(([endpoint, outcome]) => parseFault(endpoint, outcome)) };
  } catch {
    return null;
  }
}
