import { dark, darkDepth, light, lightDepth } from './roles.ts';
import {
  duration,
  easing,
  fonts,
  frame,
  radius,
  motionDistance,
  shortFrame,
  space,
  reducedMotion,
  type,
} from './scales.ts';
import { textures } from './textures.ts';
import { declare } from './tokens.ts';

/** Print styles: black on white, without backgrounds, shadows and textures. */
const paperless = {
  ground: 'white',
  paper: 'white',
  ink: 'black',
  ink2: 'black',
  ink3: 'black',
  e1: 'none',
  e2: 'none',
  e3: 'none',
  texGrain: 'none',
  imageTint: 'white',
};

/**
 * CSS variables and base rules, part of the page itself. Static, so that switching themes only changes one attribute and
 * re-renders nothing.
 */
export const globalStyle = `
:root {
  color-scheme: light;
  ${declare(light, lightDepth, fonts, type, space, frame, radius, duration, easing, motionDistance, textures)}
}
[data-theme='dark'] {
  color-scheme: dark;
  ${declare(dark, darkDepth)}
}
@media (max-height: 479px) {
  :root { ${declare(shortFrame)} }
}
@media (prefers-reduced-motion: reduce) {
  :root { ${declare(reducedMotion)} }
}
@page { margin: 15mm; }
@media print {
  :root, [data-theme='dark'] {
    color-scheme: light;
    ${declare(light, paperless)}
    /* Without backgrounds, white text would be printed on white. */
    print-color-adjust: exact;
    -webkit-print-color-adjust: exact;
  }
  html, body { background: none; }
  body::before, body::after { content: none; }
  [data-screen-only] { display: none !important; }
  h1, h2, h3 { break-after: avoid; }
  li, article { break-inside: avoid; }
}
*, *::before, *::after { box-sizing: border-box; }
[data-theme-changes] *, [data-theme-changes] ::before, [data-theme-changes] ::after { transition: none !important; }
html {
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
  scroll-padding-block: calc(var(--cover-top) + 12px) calc(var(--nav) + 24px + env(safe-area-inset-bottom));
  background: var(--ground);
}
html:has(dialog[open]:modal) { overflow: hidden; }
body {
  margin: 0;
  min-height: 100dvh;
  color: var(--ink);
  font: var(--t-body);
  font-variant-numeric: lining-nums tabular-nums;
  letter-spacing: -.005em;
  text-rendering: optimizeLegibility;
  -webkit-font-smoothing: antialiased;
  overflow-wrap: break-word;
}
@media (min-width: 640px) {
  html { background: var(--table); scrollbar-gutter: stable; }
  /* Backdrops do not cover the scrollbar gutter, so it gets this color. */
  html:has(dialog[open]:modal, [data-scrim]) { background: var(--table-under-scrim); }
  body::before, body::after {
    content: '';
    position: fixed;
    inset: 0;
    /* Scenery is at -1, in front of the contour lines. */
    z-index: -2;
    pointer-events: none;
  }
  body::before { background: var(--table); }
  body::after {
    background: var(--ink);
    /* The lines fade out before the scrollbar gutter, which has none. */
    mask:
      linear-gradient(90deg, transparent, black 64px calc(100% - 64px), transparent) intersect,
      linear-gradient(black, transparent var(--contours-end, 250%)) intersect,
      var(--tex-contours) 50% 0;
    opacity: var(--contours);
  }
}
/* Scenery takes their place further down. */
@media (min-width: 900px) { body { --contours-end: 40%; } }
h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend, blockquote {
  margin: 0;
  padding: 0;
  border: 0;
  min-width: 0;
}
h1, h2, h3, h4 { text-wrap: balance; }
h1 { font: var(--t-title); letter-spacing: -.012em; }
h2 { font: var(--t-heading); letter-spacing: -.008em; }
h3, h4 { font: var(--t-sub); letter-spacing: -.004em; }
p { text-wrap: pretty; }
/* A letter under many combining marks is wider than a phone and cannot be broken. */
:where([dir='auto']:not(:focus-within, input, textarea)) { overflow-x: clip; overflow-clip-margin: 4px; }
ul, ol { list-style: none; }
button, input, textarea, select { font: inherit; color: inherit; letter-spacing: inherit; }
button { padding: 0; border: 0; background: none; text-align: inherit; cursor: pointer; }
a { color: inherit; text-decoration: none; }
img, svg { display: block; }
@keyframes appear { from { opacity: 0; } }
img[data-loading] { opacity: 0; }
img[data-loaded] { animation: appear var(--d-quick); }
dialog { color: inherit; }
@media (forced-colors: active) {
  :is([aria-current], [aria-selected='true'], [aria-pressed='true'], [aria-checked='true']:not([role='switch'])) {
    outline: 2px solid Highlight;
    outline-offset: -4px;
  }
  /* Forced colors remove backgrounds and shadows, which cards, icons and check marks rely on. */
  article { outline: 1px solid; }
  svg:not(svg *) { color: inherit !important; }
  :is([type='radio'], [type='checkbox']) { appearance: auto !important; }
}
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 4px; }
main:focus { outline: none; }
/* The page can be used while the theme changes. */
::view-transition { pointer-events: none; }
::view-transition-old(root), ::view-transition-new(root) { animation-duration: var(--d-quick); }
button, a { -webkit-tap-highlight-color: transparent; touch-action: manipulation; }
/* Icons that point along the text, such as arrows. */
.mirrored:dir(rtl) { scale: -1 1; }
.vh {
  position: absolute;
  width: 1px;
  height: 1px;
  margin: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
`;
