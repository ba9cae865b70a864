import { useReducedMotion } from 'framer-motion';
import { motion } from './theme/tokens.ts';

/** A stone comes down on its kerb. */
export const FALL = { initial: { y: -26, opacity: 0 }, animate: { y: [-26, 0, -4, 0], opacity: 1 } };

/** How long a movement takes; where motion is unwanted nothing moves, and what appears takes 80ms. */
export function useMotionPreset(name: Exclude<keyof typeof motion, 'still'>, delay = 0) {
  return useReducedMotion() ? motion.still : { ...motion[name], delay };
}
