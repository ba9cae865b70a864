import { LazyMotion, MotionConfig } from 'framer-motion';
import type { ReactNode } from 'react';

/** Stays pending if the load fails, as it does where the page is left meanwhile: then nothing moves. */
const loadFeatures = () =>
  import('./motionFeatures.ts').then(
    ({ features }) => features,
    () => new Promise<never>(() => undefined),
  );

/** Provides framer-motion's features, loaded on demand so that the first load does not contain them. */
export function MotionProvider({ children }: { children: ReactNode }) {
  return (
    <LazyMotion strict features={loadFeatures}>
      <MotionConfig reducedMotion="user">{children}</MotionConfig>
    </LazyMotion>
  );
}
