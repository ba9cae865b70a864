import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { HtmlTagDescriptor, Plugin, ResolvedConfig } from 'vite';
import { pages } from '../prerender/pages.ts';

/** styled-components creates one empty <style> and fills it through the CSSOM. */
const EMPTY_STYLE = sha256('');

function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The page's Content-Security-Policy: own origin only, inline scripts and styles by hash, no `unsafe-*`. */
export function contentSecurityPolicy(html: string, live: boolean, apiOrigin = ''): string {
  const hashes = (inline: RegExp): string[] => [
    ...new Set([...html.matchAll(inline)].map((match) => sha256(match[1] ?? ''))),
  ];
  const api = apiOrigin ? ` ${apiOrigin} ${apiOrigin.replace(/^http/, 'ws')}` : '';
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes(/<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]+?)<\/script>/g)].join(' '),
    ["style-src 'self'", EMPTY_STYLE, ...hashes(/<style[^>]*>([\s\S]+?)<\/style>/g)].join(' '),
    `img-src 'self' data: blob:${apiOrigin && ` ${apiOrigin}`}`,
    "font-src 'self' data:",
    `connect-src 'self'${api}`,
    "worker-src 'self'",
    // For the demo desk's second phone.
    ...(live ? [] : ["frame-src 'self'"]),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    // Only scripts of workers need a policy: the product's service worker, MSW's (the default one) and the first calls'.
    `trusted-types offline${live ? '' : ' default first-calls'}`,
  ].join('; ');
}

const HEADERS = `/*
  Content-Security-Policy: frame-ancestors 'self'
  X-Content-Type-Options: nosniff
  Referrer-Policy: same-origin
  X-Robots-Tag: noindex
`;

function fontPreload(href: string): HtmlTagDescriptor {
  return {
    tag: 'link',
    attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href },
    injectTo: 'head',
  };
}

/** Fonts used by the first paint. */
const FIRST_FONTS = /\/(?:asap|eczar)-/;

/** Makes `dist/` work on any static host: security policy, preloads, prerendered pages, 404.html, host files. */
export function staticHost({ live }: { live: boolean }): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'waystone-static-host',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.values(bundle ?? {});
        const fonts = files.filter(
          (file) => FIRST_FONTS.test(file.fileName) && file.fileName.endsWith('.woff2'),
        );
        return fonts.map((file) => fontPreload(config.base + file.fileName));
      },
    },
    async closeBundle() {
      const out = path.resolve(config.root, config.build.outDir);
      const document = await readFile(path.join(out, 'index.html'), 'utf8');
      for await (const { file, html } of pages(config, document, live)) {
        const policy = contentSecurityPolicy(html, live, process.env.VITE_API_ORIGIN);
        await mkdir(path.dirname(path.join(out, file)), { recursive: true });
        await writeFile(
          path.join(out, file),
          html.replace(
            '<head>',
            () => `<head>\n<meta http-equiv="Content-Security-Policy" content="${policy}">`,
          ),
        );
      }
      await writeFile(path.join(out, '.nojekyll'), '');
      await writeFile(path.join(out, '_headers'), HEADERS);
      await writeFile(path.join(out, '_redirects'), `${config.base}* ${config.base}index.html 200\n`);
    },
  };
}
