import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import sirv from 'sirv';
import * as z from 'zod/mini';

const SCRIPT = 'problems.js';
const REPORTS = '/problems';

/** Runs first in every page: reports problems to the host, since WebDriver has no access to the console. */
const problemsScript = `{
// Firefox aborts pending requests when the page is left, and the app then logs errors.
let isLeft = false;
addEventListener('beforeunload', () => { isLeft = true; });
const report = (text) => isLeft || navigator.sendBeacon('${REPORTS}', text);
const words = (value) => value instanceof Error ? value.name + ': ' + value.message : String(value);
addEventListener('error', ({ target, message }) => {
  const reportMissing = () => report('did not load: ' + (target.currentSrc || target.src));
  if (message) report(message);
  // Firefox reports a failed preload for modules that are already loaded. Delayed by a timer, because WebKit
  // reports pictures as failed when the page is left.
  else if (target.localName !== 'link') setTimeout(reportMissing, 0);
}, true);
addEventListener('unhandledrejection', ({ reason }) => report('unhandled rejection: ' + words(reason)));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => report('refused by ' + violatedDirective + ': ' + blockedURI));
for (const level of ['error', 'warn']) {
  const log = console[level];
  console[level] = (...values) => { report('console.' + level + ': ' + values.map(words).join(' ')); log(...values); };
}
}`;

export interface Host {
  url: string;
  /** Returns the problems that pages have reported since the last call. */
  takeProblems(): string[];
  /** Delays responses to matching requests until the returned function is called. */
  delay(requests: RegExp): () => void;
  close(): void;
}

/** The HTML that a static host with rewrites sends for a path; null if the path is another file. */
function pageOf(folder: string, pathname: string): string | null {
  if (/\.\w+$/.test(pathname) && !pathname.endsWith('.html')) return null;
  for (const file of [path.join(pathname, 'index.html'), 'index.html']) {
    try {
      return readFileSync(path.join(folder, file), 'utf8');
    } catch {
      // Try the next candidate.
    }
  }
  return null;
}

/** Requests whose responses are delayed until they are released. */
class DelayedRequests {
  readonly #delays = new Map<RegExp, Promise<void>>();
  hold(requests: RegExp): () => void {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.#delays.set(requests, released);
    return () => {
      this.#delays.delete(requests);
      release();
    };
  }
  async wait(pathname: string): Promise<void> {
    for (const [requests, released] of this.#delays) if (requests.test(pathname)) await released;
  }
}

/** Serves the bundle's files under a base path, and injects the problem-reporting script into each page. */
function sendFrom(folder: string, base: string) {
  const files = sirv(folder, { dev: true });
  const send = (response: ServerResponse, type: string, body: string): void => {
    response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8` }).end(body);
  };
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const file = `/${pathname.slice(base.length)}`;
    const page = pageOf(folder, file);
    if (!pathname.startsWith(base)) response.writeHead(404).end();
    else if (file === `/${SCRIPT}`) send(response, 'text/javascript', problemsScript);
    else if (page !== null)
      send(response, 'text/html', page.replace('<head>', `<head><script src="${base}${SCRIPT}"></script>`));
    else {
      request.url = file;
      files(request, response, () => void response.writeHead(404).end());
    }
  };
}

/** Serves a bundle under a base path, like a static host with rewrites. */
export async function startHost(folder: string, base: string): Promise<Host> {
  const problems: string[] = [];
  const delayed = new DelayedRequests();
  const send = sendFrom(folder, base);
  const server = createServer((request, response) => {
    const respond = async (): Promise<void> => {
      await delayed.wait(request.url ?? '');
      if (request.url === REPORTS) {
        problems.push(await text(request));
        response.writeHead(204).end();
      } else send(request, response);
    };
    void respond();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return {
    url: `http://127.0.0.1:${port}${base}`,
    takeProblems: () => problems.splice(0),
    delay: (requests) => delayed.hold(requests),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
