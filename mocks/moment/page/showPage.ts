import { appStorage } from '../../../src/shared/appStorage.ts';
import { BASE, withBase } from '../../../src/routes.ts';
import { whenInteractive } from '../../control/whenInteractive.ts';
import type { ControlName, PagePart } from '../Moment.ts';
import { fill, findControl, findField } from './controls.ts';
import { openSecondPhone, secondPhone } from './secondPhone.ts';

/** Timeout for an element of the moment to appear, ms. */
const TIMEOUT = 6000;

/** Polls until `look` finds something; resolves to undefined on timeout. */
function waitFor<V>(look: () => V | undefined): Promise<V | undefined> {
  return new Promise((resolve) => {
    const end = performance.now() + TIMEOUT;
    const check = (): void => {
      const found = look();
      if (found === undefined && performance.now() < end) setTimeout(check, 30);
      else resolve(found);
    };
    check();
  });
}

/** Stores theme and drafts, and dispatches storage events so that the app reads them. */
function restoreStorage({ theme, drafts = {} }: PagePart): void {
  const items = Object.entries(drafts).map(([name, text]): [string, string] => [
    `${appStorage.prefix(BASE)}${appStorage.draft}/${name}`,
    text,
  ]);
  if (theme) items.push([appStorage.theme, theme]);
  try {
    for (const [name, text] of items) localStorage.setItem(name, text);
  } catch {
    // Without storage, the fields of this screen can still be filled.
  }
  for (const [key] of items) globalThis.dispatchEvent(new StorageEvent('storage', { key }));
}

function goTo(route: string): void {
  const url = withBase(route);
  if (url === location.pathname + location.search) return;
  history.replaceState(history.state, '', url);
  // The app's router listens for popstate.
  globalThis.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

const isBusy = (): boolean => document.querySelector('[data-skeleton], [aria-busy="true"]') !== null;

/**
 * Scrolls down until the page has its earlier height, because lists load more on scroll, then to the saved position.
 */
async function scrollTo({ top, height = 0 }: NonNullable<PagePart['scroll']>): Promise<void> {
  const page = document.documentElement;
  await waitFor(() => {
    globalThis.scrollTo(0, page.scrollHeight < height ? page.scrollHeight : top);
    return page.scrollHeight >= height && Math.abs(globalThis.scrollY - top) < 2 ? true : undefined;
  });
  globalThis.scrollTo(0, top);
}

async function press(name: ControlName): Promise<void> {
  const control = await waitFor(() => findControl(name));
  if (!control || control.getAttribute('aria-expanded') === 'true') return;
  const before = document.querySelectorAll('dialog[open]').length;
  control.click();
  await waitFor(() =>
    control.getAttribute('aria-expanded') === 'true' ||
    document.querySelectorAll('dialog[open]').length > before
      ? true
      : undefined,
  );
}

/** Restores the page state of a moment. */
export async function showPage(part: PagePart): Promise<void> {
  const { route, scroll, open = [], fields = [] } = part;
  restoreStorage(part);
  if (route !== undefined) goTo(route);
  if (part.secondPhone === undefined) secondPhone.change(null);
  else openSecondPhone(part.secondPhone);
  await whenInteractive();
  await waitFor(() => (isBusy() ? undefined : true));
  if (scroll) await scrollTo(scroll);
  for (const control of open) await press(control);
  for (const { value, ...name } of fields) {
    const field = await waitFor(() => findField(name));
    if (field) fill(field, value);
  }
}
