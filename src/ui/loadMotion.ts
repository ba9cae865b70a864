import type { FeatureBundle } from 'framer-motion';

let loaded: FeatureBundle | undefined;

/** framer-motion's features if already loaded; elements rendered with them animate from their first frame. */
export const loadedMotion = (): FeatureBundle | undefined => loaded;

/** Stays pending if loading fails, for example because the page is being left: then nothing animates. */
export const loadMotion = (): Promise<FeatureBundle> =>
  import('./motionFeatures.ts').then(
    ({ features }) => (loaded = features),
    () => new Promise<never>(() => undefined),
  );
