/** The seed module that tools/vite/seedModule.ts generates during the build. */
declare module 'virtual:seed' {
  import type { Dataset } from '../db/rows.ts';

  const seed: Dataset;
  export default seed;
  /** Changes with the seed: stored data with another fingerprint is dropped. */
  export const fingerprint: string;
}
