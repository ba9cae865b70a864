import type { Box } from './distances.ts';

/** Least room in px for the panel, and its distance from the frame. */
const NEEDED = 240;
const GAP = 24;
/** The manager's own layers have high values. */
const ABOVE_MANAGER = '2147483647';
/** The variables of the panel's styles, which the manager's page does not have. */
const VARIABLES = ['--font-text', '--ink', '--ink-2', '--paper', '--line-2', '--e2'];

/** Room next to the frame on its wider side; null if it is too narrow. */
function roomBeside(
  frame: Element | null,
): { left: number; width: number; top: number; area: DOMRect } | null {
  const area = frame?.ownerDocument.querySelector('#storybook-preview-wrapper')?.getBoundingClientRect();
  if (!frame || !area) return null;
  const { left, right, top } = frame.getBoundingClientRect();
  const [before, after] = [left - area.left, area.right - right];
  const width = Math.max(before, after) - 2 * GAP;
  if (width < NEEDED) return null;
  return { left: after >= before ? right + GAP : area.left + GAP, width, top, area };
}

/**
 * A place for the panel in the manager, next to a story that is shown in a phone's width, so that it covers
 * nothing. Null outside of the manager.
 */
function createPlaceBeside(style: string) {
  const frame: Element | null = globalThis.frameElement;
  if (frame?.id !== 'storybook-preview-iframe') return null;
  const host = frame.ownerDocument.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = `<style>${style}</style>`;
  frame.ownerDocument.body.append(host);

  /** Puts the panel at the height of what it describes; returns false if there is no room. */
  function hold(panel: HTMLElement, top: number): boolean {
    const room = roomBeside(frame);
    host.hidden = room === null;
    if (!room) return false;
    const own = getComputedStyle(document.documentElement);
    for (const name of VARIABLES) host.style.setProperty(name, own.getPropertyValue(name));
    Object.assign(host.style, {
      inset: 'auto',
      left: `${room.left}px`,
      width: `${room.width}px`,
      zIndex: ABOVE_MANAGER,
    });
    if (panel.parentNode !== root) root.append(panel);
    const at = room.top + top;
    const last = room.area.bottom - panel.offsetHeight - GAP;
    host.style.top = `${Math.max(room.area.top + GAP, Math.min(at, last))}px`;
    return true;
  }
  return { hold, remove: () => host.remove() };
}

/** Places the panel next to the frame, or without room there, on the far side of what it describes. */
export function createPanelPlace(panel: HTMLElement, home: ShadowRoot, style: string) {
  const beside = createPlaceBeside(style);
  const remove = (): void => beside?.remove();
  addEventListener('pagehide', remove, { once: true });

  function place(box: Box | null): void {
    const isBeside = beside?.hold(panel, box?.top ?? 0) ?? false;
    if (!isBeside && panel.parentNode !== home) home.append(panel);
    panel.classList.toggle('beside', isBeside);
    panel.classList.toggle('top', box !== null && (box.top + box.bottom) / 2 > innerHeight / 2);
    panel.classList.toggle('end', box !== null && (box.left + box.right) / 2 < innerWidth / 2);
  }
  return { place, remove };
}
