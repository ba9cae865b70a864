import { LazyMotion, MotionConfig } from 'framer-motion';
import type { ReactNode } from 'react';
import { loadMotion, loadedMotion } from './loadMotion.ts';

/** Provides framer-motion's features, loaded on demand so that the first load does not contain them. */
export function MotionProvider({ children }: { children: ReactNode }) {
  return (
    <LazyMotion strict features={loadedMotion() ?? loadMotion}>
      <MotionConfig reducedMotion="user">{children}</MotionConfig>
    </LazyMotion>
  );
}
