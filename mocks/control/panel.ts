import type { Backend } from '../createBackend.ts';
import { adoptStyles, createElement } from './dom.ts';
import type { MockBackend } from './mockBackend.ts';
import css from './panel.css?inline';
import { createSections } from './panelSections.ts';

/** How long the page's header is pressed until the panel opens on a phone, ms. */
const LONG_PRESS = 900;

/** Calls back when the page's header is pressed for long, outside its controls. */
function onLongPress(callback: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => clearTimeout(timer);
  document.addEventListener('pointerdown', ({ target }) => {
    const inHeader =
      target instanceof Element && target.closest('header') && !target.closest('button, input');
    if (inHeader) timer = setTimeout(callback, LONG_PRESS);
  });
  for (const type of ['pointerup', 'pointercancel', 'pointermove', 'scroll'] as const)
    document.addEventListener(type, cancel, { passive: true });
}

/** Calls back for Ctrl+Shift+M. */
function onShortcut(callback: () => void): void {
  document.addEventListener('keydown', (event) => {
    if (!event.ctrlKey || !event.shiftKey || event.code !== 'KeyM') return;
    event.preventDefault();
    callback();
  });
}

/** The panel's dialog, and a function that opens or closes it. */
function createDialog(mockBackend: MockBackend, backend: Backend) {
  const status = createElement('output');
  async function run(done: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
      status.textContent = done;
    } catch (error) {
      status.textContent = error instanceof Error ? error.message : String(error);
    }
    refresh();
  }
  const sections = createSections({ mockBackend, backend, run: (done, work) => void run(done, work) });
  function refresh(): void {
    for (const section of sections) section.refresh();
  }
  const close = createElement('button', { type: 'button' }, 'Close');
  const dialog = createElement(
    'dialog',
    { ariaLabel: 'Mock backend' },
    createElement('header', {}, createElement('h2', {}, 'Mock backend'), close),
    status,
    ...sections.map(({ node }) => node),
  );
  const toggle = (): void => {
    if (dialog.open) return dialog.close();
    refresh();
    // Not modal, so that the app stays usable beside it.
    dialog.show();
  };
  close.addEventListener('click', toggle);
  return { dialog, toggle };
}

/**
 * The control panel, in a shadow root so that the app's styles do not apply. It opens by its tab at the left edge
 * (wide windows, or panel=on in the link), by pressing the header for long, and by Ctrl+Shift+M.
 */
export function mountPanel(mockBackend: MockBackend, backend: Backend): void {
  const host = createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  adoptStyles(shadow, css);

  const { dialog, toggle } = createDialog(mockBackend, backend);
  const opener = createElement('button', { type: 'button', className: 'opener' }, 'Mock backend');
  if (backend.tabSettings.switches().panel) opener.classList.add('shown');
  opener.addEventListener('click', toggle);
  dialog.addEventListener('close', () => opener.focus());
  shadow.addEventListener('keydown', (event) => {
    if (event instanceof KeyboardEvent && event.key === 'Escape' && dialog.open) dialog.close();
  });
  onShortcut(toggle);
  onLongPress(toggle);
  shadow.append(opener, dialog);
  document.body.append(host);
}
