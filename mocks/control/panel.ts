import { adoptStyle, element } from './dom.ts';
import type { MockBackend, Parts } from './mockBackend.ts';
import css from './panel.css?inline';
import { createSections } from './panelSections.ts';

/** How long the page's header is held until the panel opens on a phone, ms. */
const HOLD = 900;

/** Calls back when a finger rests on the page's header, outside its controls. */
function onHold(open: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => clearTimeout(timer);
  document.addEventListener('pointerdown', ({ target }) => {
    const held = target instanceof Element && target.closest('header') && !target.closest('button, input');
    if (held) timer = setTimeout(open, HOLD);
  });
  for (const type of ['pointerup', 'pointercancel', 'pointermove', 'scroll'] as const)
    document.addEventListener(type, end, { passive: true });
}

/**
 * The control panel, apart from the app's look and styles: by its tab at the left edge of wide windows or where
 * the link says panel=on, elsewhere by holding the header or Ctrl+Shift+M.
 */
export function mountPanel(backend: MockBackend, parts: Parts): void {
  const host = element('div');
  const shadow = host.attachShadow({ mode: 'open' });
  adoptStyle(shadow, css);

  const said = element('output');
  async function run(done: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
      said.textContent = done;
    } catch (error) {
      said.textContent = error instanceof Error ? error.message : String(error);
    }
    refresh();
  }
  const sections = createSections({ backend, parts, run: (done, work) => void run(done, work) });
  function refresh(): void {
    for (const section of sections) section.refresh();
  }
  const close = element('button', { type: 'button' }, 'Close');
  const dialog = element(
    'dialog',
    { ariaLabel: 'Mock backend' },
    element('header', {}, element('h2', {}, 'Mock backend'), close),
    said,
    ...sections.map(({ node }) => node),
  );
  const opener = element('button', { type: 'button', className: 'opener' }, 'Mock backend');
  if (parts.tab.switches().panel) opener.classList.add('shown');
  const toggle = (): void => {
    if (dialog.open) return dialog.close();
    refresh();
    // Not modal: one watches the app while turning the knobs.
    dialog.show();
  };
  dialog.addEventListener('close', () => opener.focus());
  close.addEventListener('click', toggle);
  opener.addEventListener('click', toggle);
  shadow.addEventListener('keydown', (event) => {
    if (event instanceof KeyboardEvent && event.key === 'Escape' && dialog.open) dialog.close();
  });
  document.addEventListener('keydown', (event) => {
    if (!event.ctrlKey || !event.shiftKey || event.code !== 'KeyM') return;
    event.preventDefault();
    toggle();
  });
  onHold(toggle);
  shadow.append(opener, dialog);
  document.body.append(host);
}
