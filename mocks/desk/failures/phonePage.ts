import { withBase } from '../../../src/routes.ts';
import { formatCount } from '../../../src/shared/format/numbers.ts';

/** Timeout for something to appear on the phone, ms. */
const TIMEOUT = 8000;

/** Whether an element belongs to the product, i.e. not to the desk. */
const isOnPhone = (element: Element): boolean => !element.closest('.demo-desk, .second-phone');

const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');

const accessibleName = (element: Element): string =>
  element.getAttribute('aria-label') ?? element.textContent.trim();

/** Polls `look` until it finds something. Rejects on timeout. */
export function waitFor<V>(look: () => V | null | undefined, what: string): Promise<V> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => end(() => reject(new Error(what))), TIMEOUT);
    const check = (): void => {
      const found = look();
      if (found) end(() => resolve(found));
    };
    const observer = new MutationObserver(check);
    function end(finish: () => void): void {
      observer.disconnect();
      clearTimeout(timer);
      finish();
    }
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    check();
  });
}

const findAll = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => isOnPhone(element) && isShown(element),
  );

/** Clicks the first control whose name matches. */
export async function pressControl(name: RegExp, selector = 'button, a, [role="tab"]'): Promise<HTMLElement> {
  const control = await waitFor(
    () =>
      findAll(selector).find(
        (element) =>
          name.test(accessibleName(element)) && !(element instanceof HTMLButtonElement && element.disabled),
      ),
    `There is nothing named ${name.source} here.`,
  );
  control.scrollIntoView({ block: 'center' });
  control.click();
  return control;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

export const findField = (name: RegExp): Field | undefined =>
  findAll('input, textarea').find(
    (element): element is Field =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
      name.test(element.labels?.[0]?.textContent ?? element.getAttribute('aria-label') ?? ''),
  );

/** Types text into a field so that React notices. */
export async function fillField(name: RegExp, text: string): Promise<Field> {
  const field = await waitFor(() => findField(name), `There is no field ${name.source} here.`);
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  // React renders the dependent parts in the next task.
  await new Promise((resolve) => setTimeout(resolve));
  return field;
}

/** Selects a small picture in a file field. */
export async function choosePicture(name: RegExp): Promise<void> {
  const input = await waitFor(
    () =>
      [...document.querySelectorAll<HTMLInputElement>('input[type="file"]')].find((element) =>
        name.test(element.labels?.[0]?.textContent ?? element.getAttribute('aria-label') ?? ''),
      ),
    `There is no field ${name.source} here.`,
  );
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 8;
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  const files = new DataTransfer();
  files.items.add(new File(blob ? [blob] : [], 'picture.png', { type: 'image/png' }));
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Navigates within the product without reloading the page. */
export function goTo(path: string): void {
  if (document.querySelector('dialog[open]'))
    document.querySelector<HTMLElement>('dialog[open] [aria-label="Close"]')?.click();
  history.pushState(null, '', withBase(path));
  globalThis.dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

/** Settles when the phone shows the user with this many points. */
export const waitForPoints = (points: number): Promise<Element> =>
  waitFor(
    () =>
      findAll('header a').find((link) => accessibleName(link).includes(`, ${formatCount(points, 'point')}`)),
    'The person was not shown.',
  );

const errorToastLines = (): string[] | null => {
  // Only errors: simulated travellers go on acting, which shows toasts as well.
  const card = document.querySelector(
    'section[aria-label^="Notifications"] [data-kind="error"]:not([inert])',
  );
  const lines = [...(card?.querySelectorAll('b, p') ?? [])].map((line) => line.textContent.trim());
  return lines.length > 0 ? lines : null;
};

/** Closes the current toast, so that the next one is known to be new. */
export function dismissToast(): void {
  document.querySelector<HTMLElement>('section[aria-label^="Notifications"] [aria-label="Dismiss"]')?.click();
}

/** The title and text of the next error toast. */
export const waitForErrorToast = (): Promise<string> =>
  waitFor(() => errorToastLines()?.slice(0, 2).join('. '), 'Nothing was said.');
