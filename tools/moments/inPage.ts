import type { RandomWrite } from '../../mocks/testing/randomWrite.ts';

/** Functions sent to a page as text: they must not reference anything outside. */

/** What the page shows once it is idle. */
export async function readScreen() {
  const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
  const read = (): string => document.querySelector('main')?.innerText ?? '';
  let text = read();
  for (let quiet = 0, turns = 0; quiet < 4 && turns < 150; turns += 1) {
    await pause(100);
    const isBusy = document.querySelector('[data-skeleton], [aria-busy="true"]') !== null;
    quiet = read() === text && !isBusy ? quiet + 1 : 0;
    text = read();
  }
  return {
    hash: (await window.mockBackend?.hash()) ?? '',
    text,
    theme: document.documentElement.dataset['theme'] ?? 'light',
    address: location.pathname + location.search,
    open: document.querySelectorAll('dialog[open]').length,
    draft: document.querySelector('textarea')?.value ?? '',
    top: Math.round(scrollY),
  };
}

/** Performs all writes, then opens some UI state and copies its link. */
export async function writeAll(
  read: typeof readScreen,
  writes: (RandomWrite & { wait: number })[],
  { as, theme, top, menu }: { as: string; theme: string; top: number; menu: boolean },
) {
  const backend = window.mockBackend;
  if (!backend) throw new Error('No mock backend');
  for (const { method, path, body, isForm, as: writer, wait } of writes) {
    await backend.signIn(writer);
    const form = new FormData();
    for (const [name, value] of Object.entries(body ?? {}))
      form.append(name, Array.isArray(value) ? JSON.stringify(value) : String(value));
    const sent = isForm ? form : body && JSON.stringify(body);
    await fetch(path, { method, ...(sent ? { body: sent } : {}) });
    await backend.clock.advance(wait);
  }
  await backend.signIn(as);
  localStorage.setItem('travel-theme', theme);
  dispatchEvent(new StorageEvent('storage', { key: 'travel-theme' }));
  await read();
  const field = document.querySelector('textarea');
  if (field) {
    Reflect.set(HTMLTextAreaElement.prototype, 'value', 'Not sent yet', field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  scrollTo(0, top);
  await read();
  if (menu) {
    document.querySelector<HTMLElement>('header button[aria-haspopup="dialog"]')?.click();
    await read();
  }
  return { link: await backend.moment(), screen: await read() };
}
