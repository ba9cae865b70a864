import { startMockServer } from '../mocks/node.ts';
import { contractPages } from './contractPages.ts';
import { closeOnExit } from './closeOnExit.ts';

const { PORT: port = '4400', HOST: host } = process.env;

/** `npm run mock-server`: the mock backend for curl and native clients; set PORT and HOST to move it. */
try {
  const server = await startMockServer(Number(port), { host, pages: contractPages() });
  const { origin } = server;
  closeOnExit(() => server.close());
  console.log(`The API is at ${origin}/api, its socket at ${origin.replace('http', 'ws')}/ws,`);
  console.log(`its controls at ${origin}/__mock, its documentation at ${origin}/docs. Stop it with Ctrl+C.`);
} catch (error) {
  console.error(`Port ${port} cannot be had: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
