import { useReducedMotion } from 'framer-motion';
import { motion } from './theme/tokens.ts';

/** Keyframes of a milestone dropping onto its kerb. */
export const FALL = { initial: { y: -26, opacity: 0 }, animate: { y: [-26, 0, -4, 0], opacity: 1 } };

/** Transition of a motion preset; with reduced motion nothing moves and elements fade in for 80ms. */
export function useMotionPreset(name: Exclude<keyof typeof motion, 'still'>, delay = 0) {
  return useReducedMotion() ? motion.still : { ...motion[name], delay };
}
