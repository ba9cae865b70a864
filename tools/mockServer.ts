import { startMockServer } from '../mocks/node.ts';

/** `npm run mock-server`: the mock backend for curl and native clients; PORT moves it. */
const port = Number(process.env['PORT'] ?? 4400);
try {
  const { origin } = await startMockServer(port);
  console.log(`The API is at ${origin}/api, its socket at ${origin.replace('http', 'ws')}/ws`);
  console.log(`and its controls at ${origin}/__mock. Stop it with Ctrl+C.`);
} catch (error) {
  console.error(`Port ${port} cannot be had: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
