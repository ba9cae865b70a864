/** The seed as tools/vite/seedModule.ts makes it while building. */
declare module 'virtual:seed' {
  import type { Dataset } from '../db/rows.ts';

  const seed: Dataset;
  export default seed;
}
