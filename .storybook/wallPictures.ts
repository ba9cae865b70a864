import { createReadStream, existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Plugin } from 'vite';
import { Approvals } from '../tools/shots/approvals.ts';
import { SHOTS, readApprovals, writeApprovals } from '../tools/shots/folder.ts';

const FOLDER = '/shots/';
const PICTURE = /^[\w.-]+\.(png|webp|json)$/;

/** Whether the request comes from a page of this server, not from another site open in the same browser. */
const isOwnPage = ({ headers }: IncomingMessage): boolean =>
  headers.origin === undefined || new URL(headers.origin).host === headers.host;

async function answerApprovals(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'PUT') {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(await readApprovals()));
    return;
  }
  const { data } = Approvals.safeParse(JSON.parse(await text(request)));
  if (data && isOwnPage(request)) await writeApprovals(data);
  response.writeHead(data && isOwnPage(request) ? 204 : 400).end();
}

/** Serves the wall's pictures in development, and saves approvals to the repository. */
export const wallPictures = (): Plugin => ({
  name: 'waystone-wall-pictures',
  apply: (_, { command }) => command === 'serve' && process.env.VITEST === undefined,
  configureServer(server) {
    server.middlewares.use(FOLDER, (request, response, next) => {
      const name = (request.url ?? '').slice(1).split('?')[0] ?? '';
      if (name === 'approvals.json') {
        answerApprovals(request, response).catch(() => response.writeHead(400).end());
        return;
      }
      const file = path.join(SHOTS, name);
      const ending = PICTURE.exec(name)?.[1];
      if (!ending || !existsSync(file)) return next();
      response.setHeader('Content-Type', ending === 'json' ? 'application/json' : `image/${ending}`);
      createReadStream(file).pipe(response);
    });
  },
});
