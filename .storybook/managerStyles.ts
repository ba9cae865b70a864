import { dark, light } from '../src/ui/theme/roles.ts';
import { WALL_FRAME } from './environment/wallStory.ts';

/** The product's fonts for Storybook's manager. */
const fonts = [
  ['Asap Variable', 'asap'],
  ['Eczar Variable', 'eczar'],
]
  .map(
    ([family, file]) =>
      `@font-face{font-family:'${family}';font-weight:400 800;src:url(./manager/${file}.woff2) format('woff2')}`,
  )
  .join('');

/** Menus of the toolbar: an edge, which their shadow alone does not give in the dark, and the window's height. */
const menus = `
div:has(> [role='listbox']) { border: 1px solid ${light.line2}; max-height: calc(100vh - 64px) !important; }
html[data-theme='dark'] div:has(> [role='listbox']) { border-color: ${dark.line2}; }
:is(.sb-bar button[aria-label^='Theme '], [role='listbox'][aria-label='Theme']) { text-transform: capitalize; }`;

/**
 * Buttons that lose their title if the panel leaves no room, the least used first; tooltips name them. Pages have room
 * for all: their toolbar has no viewport.
 */
const NARROW = ['100 %', 'Default motion', 'LTR', 'Default colors'].map(
  (title) => `.sb-bar:has([aria-label^='Viewport size ']) button[aria-label$=' ${title}']`,
);
const NARROWER = ['Default person', 'Default scenario'].map(
  (title) => `.sb-bar button[aria-label$=' ${title}']`,
);
const NARROWEST = ['Theme', 'Viewport size'].map((title) => `.sb-bar button[aria-label^='${title} ']`);
const untitled = (buttons: readonly string[], width: number): string =>
  `@container (max-width: ${width}px) { ${buttons.join()} { gap: 0; font-size: 0; } }`;
const toolbar = `
.sb-bar { container-type: inline-size; }
${untitled(NARROW, 1180)}
${untitled(NARROWER, 860)}
${untitled(NARROWEST, 700)}`;

/** The wall needs no preview, so it is not covered while the preview loads. */
const wall = `main:has(#${WALL_FRAME}) div:has(> #preview-loader) { display: none; }`;

/** In the narrow panel each control stands beside its name, with the description below. */
const controls = `
#storybook-panel-root { container-type: inline-size; }
@container (max-width: 600px) {
  .docblock-argstable, .docblock-argstable tbody { display: block; }
  .docblock-argstable thead, .docblock-argstable tr > td:nth-child(3):not(:last-child) { display: none; }
  .docblock-argstable tbody tr:has(> td:nth-child(4)) { display: grid; grid-template-columns: minmax(90px, 30%) minmax(0, 1fr); padding-block: 10px; border-bottom: 1px solid color-mix(in srgb, currentcolor 14%, transparent); }
  .docblock-argstable tbody tr:has(> td:nth-child(4)) > td { width: auto !important; padding: 4px 16px !important; border: 0 !important; background: none !important; }
  .docblock-argstable tr > td:nth-child(4) { grid-area: 1 / 2; }
  .docblock-argstable tr > td:nth-child(2):not(:last-child) { grid-area: 2 / 2; font-size: 12px; }
  .docblock-argstable tr > td:nth-child(2):not(:last-child) > div + div { display: none; }
}`;

/** Styles of the manager, in addition to its theme. */
export const managerStyles = `<style>${fonts}${menus}${toolbar}${wall}${controls}</style>`;
