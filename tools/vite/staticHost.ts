import { createHash } from 'node:crypto';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { HtmlTagDescriptor, Plugin, ResolvedConfig } from 'vite';
import { load } from './load.ts';

/** styled-components creates one empty <style> and fills it through the CSSOM. */
const EMPTY_STYLE = sha256('');

function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The page's Content-Security-Policy: own origin only, inline scripts and styles by hash, no `unsafe-*`. */
export function contentSecurityPolicy(html: string, live: boolean, apiOrigin = ''): string {
  const hashes = (inline: RegExp): string[] =>
    [...html.matchAll(inline)].map((match) => sha256(match[1] ?? ''));
  const api = apiOrigin ? ` ${apiOrigin} ${apiOrigin.replace(/^http/, 'ws')}` : '';
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]+?)<\/script>/g)].join(' '),
    ["style-src 'self'", EMPTY_STYLE, ...hashes(/<style[^>]*>([\s\S]+?)<\/style>/g)].join(' '),
    `img-src 'self' data: blob:${apiOrigin && ` ${apiOrigin}`}`,
    "font-src 'self'",
    `connect-src 'self'${api}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    // Only the registration of the opt-in service worker creates a Trusted Types policy.
    `trusted-types ${live ? "'none'" : 'default'}`,
  ].join('; ');
}

const HEADERS = `/*
  Content-Security-Policy: frame-ancestors 'self'
  X-Content-Type-Options: nosniff
  Referrer-Policy: same-origin
  X-Robots-Tag: noindex
`;

/** Paths that get an index.html of their own: routes without parameters and, in the demo, the sign-in pages. */
async function pages(live: boolean): Promise<string[]> {
  const [{ routePatterns }, { navigations }] = await Promise.all([
    load<typeof import('../../src/routes.ts')>('src/routes.ts'),
    load<typeof import('../../src/contract/serverPaths.ts')>('src/contract/serverPaths.ts'),
  ]);
  const routes = Object.values(routePatterns)
    .map((pattern) => pattern.replace(/\/:\w+\?$/, ''))
    .filter((pattern) => pattern !== '/' && !/[:*]/.test(pattern));
  return [...routes, ...(live ? [] : Object.values(navigations))];
}

/** Preloads a module that the entry imports dynamically right away, so that both load in parallel. */
function preload(href: string): HtmlTagDescriptor {
  return { tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href }, injectTo: 'head' };
}

function fontPreload(href: string): HtmlTagDescriptor {
  return {
    tag: 'link',
    attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href },
    injectTo: 'head',
  };
}

/** Fonts used by the first paint. */
const FIRST_FONTS = /\/(?:asap|eczar|rupee)-/;

/** Makes `dist/` work on any static host: security policy, preloads, a page per route, 404.html, host files. */
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
      handler(html, { bundle }) {
        const files = Object.values(bundle ?? {});
        const fonts = files.filter(
          (file) => FIRST_FONTS.test(file.fileName) && file.fileName.endsWith('.woff2'),
        );
        const mocks = files.filter(
          (file) =>
            file.type === 'chunk' && /\/mocks\/browser\.ts$|virtual:seed$/.test(file.facadeModuleId ?? ''),
        );
        const policy = contentSecurityPolicy(html, live, process.env.VITE_API_ORIGIN);
        return [
          {
            tag: 'meta',
            attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
            injectTo: 'head-prepend',
          },
          ...fonts.map((file) => fontPreload(config.base + file.fileName)),
          ...mocks.map((file) => preload(config.base + file.fileName)),
        ];
      },
    },
    async closeBundle() {
      const out = path.resolve(config.root, config.build.outDir);
      const index = path.join(out, 'index.html');
      for (const page of await pages(live)) {
        await mkdir(path.join(out, page), { recursive: true });
        await copyFile(index, path.join(out, page, 'index.html'));
      }
      await copyFile(index, path.join(out, '404.html'));
      await writeFile(path.join(out, '.nojekyll'), '');
      await writeFile(path.join(out, '_headers'), HEADERS);
      await writeFile(path.join(out, '_redirects'), `${config.base}* ${config.base}index.html 200\n`);
    },
  };
}
