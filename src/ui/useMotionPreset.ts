import { useReducedMotion } from 'framer-motion';
import { motion } from './theme/tokens.ts';

/** Transition of a motion preset; with reduced motion nothing moves and elements fade in over 80ms. */
export function useMotionPreset(name: Exclude<keyof typeof motion, 'reduced'>) {
  return useReducedMotion() ? motion.reduced : motion[name];
}
