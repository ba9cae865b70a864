import * as z from 'zod/mini';
import { HOUR } from '../../src/shared/limits.ts';

/** Which world a browser holds: from what it was made, and whether a person has left a mark on it. */
export const World = z.object({
  /** Of rows and seed; a world of another version is left behind. */
  version: z.string(),
  scenario: z.string(),
  /** Feeds the simulator's choices. */
  seed: z.number(),
  /** The real moment around which the seed's dates were set, ms. */
  epoch: z.number(),
  /** The moment was asked for, so it never moves by itself. */
  pinned: z.boolean(),
  /** A person has changed something: their dates stay as they are. */
  touched: z.boolean(),
});
export type World = z.infer<typeof World>;

/** What one may ask a new world to be. */
export interface NewWorld {
  scenario: string;
  seed: number;
  epoch: number;
  pinned: boolean;
}

const FRESH_FOR = 6 * HOUR;

/**
 * A world that nobody has changed is made anew after six hours, so that its polls are open again; counted by the
 * real clock, because a travelled one would reopen polls at each reload.
 */
export const isStale = (world: World, realNow: number): boolean =>
  !world.touched && !world.pinned && Math.abs(realNow - world.epoch) > FRESH_FOR;
