import { build, preview } from 'vite';

/** `npm start`: builds the demo and serves the static bundle; set PORT to move it. */
await build({ logLevel: 'warn' });
const server = await preview();
const address = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0];
console.log(`\nThe demo is at ${address}\nStop it with Ctrl+C.`);
