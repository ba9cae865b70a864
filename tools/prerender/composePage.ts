import { STYLES_ID } from '../../src/app/adoptStyles.ts';
import { PRERENDERED_ID, STYLE_ATTRIBUTE } from '../../src/app/prerendered.ts';
import { version } from 'styled-components';
import type { RenderedPage } from './server.tsx';

/** Elements that React renders before the screen but belong in the head: title and preloads. */
const HOISTED = /^(?:<link[^>]*>|<title>[^<]*<\/title>)+/;
const STYLED = / style="([^"]*)"/g;

const unescape = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');

/** CSS rules that replace inline styles, which the content security policy does not allow. */
function rulesFor(html: string): string {
  const styles = new Set([...html.matchAll(STYLED)].map((match) => unescape(match[1] ?? '')));
  return [...styles]
    .map(
      (style) =>
        `[${STYLE_ATTRIBUTE}=${JSON.stringify(style)}]{${style.replaceAll(/(;|$)/g, '!important$1')}}`,
    )
    .join('');
}
const withoutStyles = (html: string): string => html.replaceAll(STYLED, ` ${STYLE_ATTRIBUTE}="$1"`);

/** The document with a rendered page inserted. `prerenderedPath` is its path, `head` the preloads of its screen. */
export function composePage(
  document: string,
  page: RenderedPage,
  prerenderedPath: string,
  head: string,
): string {
  const hoisted = HOISTED.exec(page.html)?.[0] ?? '';
  const title = /<title>[^<]*<\/title>/.exec(hoisted)?.[0] ?? '';
  const screen = page.html.slice(hoisted.length);
  const templates = { loading: page.loading.replace(HOISTED, ''), shell: page.shell.replace(HOISTED, '') };
  const rules = rulesFor(screen + templates.loading + templates.shell);
  const data = JSON.stringify(page.data).replaceAll('<', String.raw`\u003c`);
  const scriptAttributes = `data-prerendered-path="${prerenderedPath}"${page.isSameForAllUsers ? ' data-same-for-all-users' : ''}`;
  const parts: [find: string | RegExp, put: string][] = [
    [/<title>[^<]*<\/title>/, title],
    ['<script data-early', `<script ${scriptAttributes}`],
    [
      '</head>',
      hoisted.replace(title, '') +
        head +
        `<style id="${STYLES_ID}">${page.styles.rules}</style>` +
        `<style data-styled="true" data-styled-version="${version}">${page.styles.names}</style>` +
        (rules && `<style>${rules}</style>`) +
        '</head>',
    ],
    [
      '<div id="root"></div>',
      Object.entries(templates)
        .map(([id, html]) => `<template id="${id}">${withoutStyles(html)}</template>`)
        .join('') +
        `<div id="root">${withoutStyles(screen)}</div>` +
        `<script type="application/json" id="${PRERENDERED_ID}">${data}</script>`,
    ],
  ];
  return parts.reduce((html, [find, put]) => html.replace(find, () => put), document);
}
