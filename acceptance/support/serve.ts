import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { startInProcess } from '../drivers/inProcess.ts';
import { folders, hosts, liveHost } from './hosts.ts';

interface Host {
  url: string;
  folder: string;
  rewrites: boolean;
}

/** Serves a folder as a plain static host does: files, folder indexes, and 404.html for everything else. */
function serve({ url, folder, rewrites }: Host): void {
  const { port, pathname } = new URL(url);
  const files = sirv(folder, { dev: true, single: rewrites });
  const missing = readFileSync(path.join(folder, '404.html'));
  createServer((request, response) => {
    if (!request.url?.startsWith(pathname)) return response.writeHead(404).end();
    request.url = `/${request.url.slice(pathname.length)}`;
    return files(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/html' });
      response.end(missing);
    });
  }).listen(Number(port), '127.0.0.1');
}

serve({ url: hosts.demo, folder: folders.demo, rewrites: false });
serve({ url: hosts.rewriting, folder: folders.dist, rewrites: true });
serve({ url: hosts.root, folder: folders.dist, rewrites: false });
if (process.env.TARGET === 'real' && !process.env.BASE_URL)
  await startInProcess(folders.live, Number(new URL(liveHost).port));
