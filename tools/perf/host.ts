import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { X509Certificate, createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { type Http2SecureServer, type Http2ServerResponse, createSecureServer } from 'node:http2';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const CERTIFICATES = path.resolve(import.meta.dirname, '../../node_modules/.cache/waystone/certificates');
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
const COMPRESSED = /html|javascript|css|json|svg|manifest/;

interface Answer {
  type: string;
  encoding?: 'br';
  body: Buffer;
  /** Files with a hash in their name are immutable. */
  isHashed: boolean;
}

function answerOf(name: string, content: Buffer): Answer {
  const type = TYPES[path.extname(name)] ?? 'application/octet-stream';
  const isHashed = name.startsWith('assets/');
  if (!COMPRESSED.test(type)) return { type, body: content, isHashed };
  const body = brotliCompressSync(content);
  return { type, encoding: 'br', body, isHashed };
}

interface Reply {
  status: number;
  answer: Answer;
  /** The ETag of the version that the browser has. */
  knownTag: string | undefined;
}
function send(response: Http2ServerResponse, { status, answer, knownTag }: Reply): void {
  const { type, encoding, body, isHashed } = answer;
  const etag = `"${createHash('sha1').update(body).digest('hex')}"`;
  if (knownTag === etag) return void response.writeHead(304, { etag }).end();
  response.writeHead(status, {
    etag,
    'content-type': type,
    'content-length': body.length,
    'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(encoding ? { 'content-encoding': encoding } : {}),
  });
  response.end(body);
}

export interface Host {
  /** With a trailing slash. */
  url: string;
  /** The size of a file as sent. */
  sentBytes(name: string): number;
  close(): void;
}

function originOf(server: Http2SecureServer): string {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port');
  return `https://127.0.0.1:${address.port}/`;
}

/**
 * The hash by which a browser trusts the host's certificate. Ignoring certificate errors instead would keep service
 * workers and the cache off.
 */
export async function certificateHash(): Promise<string> {
  const { publicKey } = new X509Certificate(await getCertificate(CERTIFICATES));
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
}

/** Serves a folder and some generated files like a good static host: brotli at its best over HTTP/2, hashed files cached. */
export async function serve(folder: string, generatedFiles: Record<string, string> = {}): Promise<Host> {
  const known = new Map<string, Answer>();
  const names = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }));
  const find = (name: string): Answer | undefined => {
    const content =
      generatedFiles[name] === undefined
        ? names.has(name) && readFileSync(path.join(folder, name))
        : Buffer.from(generatedFiles[name]);
    if (!known.has(name) && content) known.set(name, answerOf(name, content));
    return known.get(name);
  };
  const pem = await getCertificate(CERTIFICATES);
  const server = createSecureServer({ key: pem, cert: pem, allowHTTP1: true }, (request, response) => {
    const requestedPath = new URL(request.url, 'https://host').pathname.slice(1).replace(/\/$/, '');
    const isFile = path.extname(requestedPath) !== '';
    const answer = find(isFile ? requestedPath : path.posix.join(requestedPath, 'index.html'));
    const rest = answer ?? find('404.html');
    if (rest)
      send(response, {
        status: answer ? 200 : 404,
        answer: rest,
        knownTag: request.headers['if-none-match'],
      });
    else response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: originOf(server),
    sentBytes: (name) => find(name)?.body.length ?? 0,
    close: () => void server.close(),
  };
}
