/** Animations, fetched after the first paint. */
export { domAnimation as features } from 'framer-motion';
