/** The seed modules that tools/vite/seedModule.ts generates during the build. */
declare module 'virtual:seed' {
  import type { Dataset } from '../db/rows.ts';

  const seed: Dataset;
  export default seed;
}
declare module 'virtual:initial-seed' {
  import type { PackedSeed } from './pack.ts';

  export const packed: PackedSeed;
  /** Changes with the seed: stored data with another fingerprint is dropped. */
  export const fingerprint: string;
}
declare module 'virtual:deferred-seed' {
  import type { PackedSeed } from './pack.ts';

  export const packed: PackedSeed;
}
