/** The seed as tools/vite/seedModule.ts makes it while building. */
declare module 'virtual:seed' {
  import type { Dataset } from '../db/rows.ts';

  const seed: Dataset;
  export default seed;
  /** Another seed, another fingerprint: data that people have made upon the old one is left behind. */
  export const fingerprint: string;
}
