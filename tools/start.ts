import { build, preview } from 'vite';
import { closeOnExit } from './closeOnExit.ts';

/** `npm start`: builds the demo and serves the static bundle; set PORT to move it. */
let close = (): Promise<void> => Promise.resolve();
closeOnExit(() => close());
console.log('Building the demo');
await build({ logLevel: 'warn' });
const server = await preview();
close = () => server.close();
const address = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0];
console.log(`\nThe demo is at ${address}\nStop it with Ctrl+C.`);
