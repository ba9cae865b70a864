import type { Document, Element, HTMLElement, HTMLInputElement, Window } from 'happy-dom';

export type Field = HTMLInputElement;
const isControl = (element: Element): element is HTMLElement =>
  element.matches('a, button, input, textarea, [role]');
export const isField = (element: Element): element is Field => element.matches('input, textarea');
export const fieldsIn = (root: Element): Field[] =>
  Array.from(root.querySelectorAll('input, textarea')).filter(isField);

/** The part of the page a user can reach: the top dialog, otherwise the whole page. */
const reachable = (document: Document): Element =>
  Array.from(document.querySelectorAll('dialog[open]')).at(-1) ?? document.body;

/** The accessible name, as far as needed for this app's controls: the label, otherwise the text. */
export function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label');
  if (label !== null) return label;
  const ids = element.getAttribute('aria-labelledby');
  const { ownerDocument } = element;
  if (ids)
    return ids
      .split(' ')
      .map((id) => ownerDocument.getElementById(id)?.textContent ?? '')
      .join(' ')
      .trim();
  if (element.matches('input, textarea, select')) {
    const own = element.id ? ownerDocument.querySelector(`label[for="${element.id}"]`) : null;
    return (own ?? element.closest('label'))?.textContent?.trim() ?? '';
  }
  return element.textContent.trim();
}

const SELECTORS = {
  button: 'button:not([role]), [role="button"]',
  link: 'a[href]',
  tab: '[role="tab"]',
  textbox: 'input:not([type="file"]):not([type="search"]), textarea',
};
export type Role = keyof typeof SELECTORS;

/** The enabled controls with a role and name. */
export function controls(document: Document, role: Role, name: RegExp): HTMLElement[] {
  return Array.from(reachable(document).querySelectorAll(SELECTORS[role]))
    .filter(isControl)
    .filter(
      (element) =>
        !element.hasAttribute('disabled') && !element.closest('[inert]') && name.test(nameOf(element)),
    );
}

/** Presses a control like a touch. */
export function press(window: Window, element: HTMLElement): void {
  for (const [Event, name] of [
    [window.PointerEvent, 'pointerdown'],
    [window.MouseEvent, 'mousedown'],
  ] as const)
    element.dispatchEvent(new Event(name, { bubbles: true, cancelable: true }));
  element.focus();
  for (const [Event, name] of [
    [window.PointerEvent, 'pointerup'],
    [window.MouseEvent, 'mouseup'],
  ] as const)
    element.dispatchEvent(new Event(name, { bubbles: true, cancelable: true }));
  element.click();
}

/** Appends text to a field using the prototype's setter, so that React notices the change. */
export function typeText(window: Window, field: Field, text: string): void {
  field.focus();
  const proto: object =
    field.tagName === 'TEXTAREA' ? window.HTMLTextAreaElement.prototype : window.HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(field, field.value + text);
  field.dispatchEvent(new window.InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
}

/** Everything a user can read: the text, the names of controls and the values of fields. */
export function readable(document: Document): string {
  const labels = Array.from(document.querySelectorAll('[aria-label]'), (element) =>
    element.getAttribute('aria-label'),
  );
  return [document.body.textContent, ...labels, ...fieldsIn(document.body).map(({ value }) => value)].join(
    '\n',
  );
}
