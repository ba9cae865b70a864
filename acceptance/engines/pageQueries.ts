import { queryAllByLabelText, queryAllByRole } from '@testing-library/dom';
import type { Pattern, Target } from './targets.ts';

/**
 * Runs in the page: finds elements the same way in every browser, and marks them with a selector for the
 * driver.
 */

const MARK = 'data-journey-target';
let lastMark = 0;

const regExpOf = (pattern: Pattern): string | RegExp =>
  typeof pattern === 'string' ? pattern : new RegExp(pattern.source, pattern.flags);
const matches = (text: string, pattern: Pattern): boolean =>
  typeof pattern === 'string'
    ? text.trim() === pattern
    : new RegExp(pattern.source, pattern.flags).test(text);

function candidates({ role, name, label }: Target, scope: HTMLElement): HTMLElement[] {
  if (label !== undefined) return queryAllByLabelText(scope, regExpOf(label));
  if (role === undefined) return [scope];
  return queryAllByRole(scope, role, name === undefined ? {} : { name: regExpOf(name) });
}

function find(target: Target, root: HTMLElement = document.body): HTMLElement[] {
  const { within, has, text } = target;
  const scope = within ? find(within, root)[0] : root;
  if (!scope) return [];
  return candidates(target, scope)
    .filter((element) => text === undefined || matches(element.textContent ?? '', text))
    .filter((element) => !has || find(has, element).length > 0);
}

function selectorOf(element: Element): string {
  if (!element.hasAttribute(MARK)) {
    lastMark += 1;
    element.setAttribute(MARK, String(lastMark));
  }
  return `[${MARK}="${element.getAttribute(MARK)}"]`;
}

/** Whether a click at its center would hit the element. */
function isUncovered(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && (element.contains(hit) || (hit.closest('label')?.contains(element) ?? false));
}

function setValue(element: HTMLElement, value: string): void {
  if (!(element instanceof HTMLInputElement)) throw new TypeError('Not an input');
  // Bypasses React's own setter, so that React notices the change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, value);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

const pageQueries = {
  count: (target: Target): number => find(target).length,
  text: (target: Target): string | null => find(target)[0]?.textContent ?? null,
  value(target: Target): string | null {
    const [element] = find(target);
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    return isField ? element.value : null;
  },
  selector(target: Target): string | null {
    const [element] = find(target);
    return element ? selectorOf(element) : null;
  },
  /** Scrolls to the element; returns its selector and position once it can be clicked, otherwise null. */
  pressable(target: Target): { selector: string; rect: string } | null {
    const [element] = find(target);
    if (!element || element.matches(':disabled, [aria-disabled="true"]')) return null;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    if (!isUncovered(element)) return null;
    return { selector: selectorOf(element), rect: JSON.stringify(element.getBoundingClientRect()) };
  },
  /** Focuses the element and selects its content, so that typing replaces it. */
  focus(target: Target): boolean {
    const [element] = find(target);
    element?.focus();
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select();
    return element !== undefined && element === document.activeElement;
  },
  setDate(target: Target, value: string): boolean {
    const [element] = find(target);
    if (element) setValue(element, value);
    return element !== undefined;
  },
  /** Whether every picture inside the element has loaded and has pixels. */
  arePicturesLoaded(target: Target): boolean {
    const pictures = find(target).flatMap((element) => [...element.querySelectorAll('img')]);
    return pictures.length > 0 && pictures.every((picture) => picture.complete && picture.naturalWidth > 0);
  },
};

export type PageQueries = typeof pageQueries;
Object.assign(globalThis, { pageQueries });
