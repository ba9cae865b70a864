/** framer-motion's animation features, loaded after the first paint. */
export { domAnimation as features } from 'framer-motion';
