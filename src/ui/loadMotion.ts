import type { FeatureBundle } from 'framer-motion';

let loaded: FeatureBundle | undefined;

/** framer-motion's features, once they are there: what is drawn then moves from its first frame. */
export const loadedMotion = (): FeatureBundle | undefined => loaded;

/** Stays pending if the load fails, as it does where the page is left meanwhile: then nothing moves. */
export const loadMotion = (): Promise<FeatureBundle> =>
  import('./motionFeatures.ts').then(
    ({ features }) => (loaded = features),
    () => new Promise<never>(() => undefined),
  );
