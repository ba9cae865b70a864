import { createPanelPlace } from './besideFrame.ts';
import type { Line } from './describe.ts';
import type { Box, Distance } from './distances.ts';

const STYLE = `
:host { all: initial; position: fixed; inset: 0; border: 0; padding: 0; margin: 0; width: auto; height: auto; background: none; overflow: visible; pointer-events: none; font: 13px/1.4 var(--font-text); color: var(--ink); }
div, section { position: absolute; box-sizing: border-box; }
.selected { outline: 2px solid var(--vermilion-fill); outline-offset: -1px; }
.second, .hovered { outline: 1px dashed var(--vermilion-fill); }
.line { min-width: 1px; min-height: 1px; background: var(--vermilion-fill); }
.length { padding: 0 5px; border-radius: 4px; background: var(--vermilion-fill); color: var(--on-vermilion); font: 600 12px/18px var(--font-text); transform: translate(-50%, -50%); }
section { inset-inline-start: 8px; bottom: 8px; max-width: min(360px, calc(100vw - 16px)); max-height: 60vh; overflow: hidden; padding: 12px 14px; border-radius: 8px; background: var(--paper); box-shadow: 0 0 0 1px var(--line-2), var(--e2); }
section.top { top: 8px; bottom: auto; }
section.end { inset-inline: auto 8px; }
section.beside { position: static; max-width: none; max-height: none; }
h2 { margin: 0 0 6px; font: 620 14px/1.3 var(--font-text); overflow-wrap: anywhere; }
p { margin: 6px 0 0; color: var(--ink-2); }
dl { display: grid; grid-template-columns: auto 1fr; gap: 2px 12px; margin: 0; }
dt { color: var(--ink-2); }
dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }`;

/** The content of the overlay. */
interface Redlines {
  hovered: Box | null;
  selected: Box | null;
  second: Box | null;
  distances: Distance[];
  title: string;
  lines: Line[];
  hint: string;
}

function element(name: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}
function boxOf(className: string, box: Box | null): HTMLElement[] {
  if (!box) return [];
  const made = element('div', className);
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  Object.assign(made.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  return [made];
}
function lineOf({ from, to, length }: Distance): HTMLElement[] {
  const label = element('div', 'length', String(Math.round(length * 10) / 10));
  Object.assign(label.style, { left: `${(from.x + to.x) / 2}px`, top: `${(from.y + to.y) / 2}px` });
  const line = { left: from.x, top: from.y, right: to.x, bottom: to.y };
  return length > 0 ? [...boxOf('line', line), label] : [];
}

/** A layer above the story, including dialogs, that draws boxes, distances and a panel of measurements. */
export function createOverlay() {
  const host = document.createElement('div');
  host.popover = 'manual';
  const root = host.attachShadow({ mode: 'open' });
  const drawing = element('div', '');
  const panel = element('section', '');
  panel.setAttribute('aria-label', 'Redlines');
  panel.setAttribute('aria-live', 'polite');
  root.append(element('style', '', STYLE), drawing, panel);
  document.body.append(host);
  const panelPlace = createPanelPlace(panel, root, STYLE);

  function draw({ hovered, selected, second, distances, title, lines, hint }: Redlines): void {
    drawing.replaceChildren(
      ...boxOf('hovered', hovered),
      ...boxOf('second', second),
      ...boxOf('selected', selected),
      ...distances.flatMap(lineOf),
    );
    const list = element('dl', '');
    list.append(...lines.flatMap(([label, value]) => [element('dt', '', label), element('dd', '', value)]));
    panel.replaceChildren(element('h2', '', title), list, element('p', '', hint));
    panelPlace.place(selected ?? hovered);
  }
  /** Called because a newly opened dialog would cover the layer. */
  function raise(): void {
    host.hidePopover();
    host.showPopover();
  }
  function remove(): void {
    host.remove();
    panelPlace.remove();
  }
  host.showPopover();
  return { host, draw, raise, remove };
}
