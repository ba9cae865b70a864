import type { ControlName } from '../Moment.ts';

/** The product's root element, without the demo desk. */
export const appRoot = (): ParentNode => document.getElementById('root') ?? document.body;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const CONTROLS = 'button, summary, a[href], [role="button"], [role="tab"]';
const FIELDS =
  'textarea, select, input:not([type="checkbox"], [type="radio"], [type="file"], [type="hidden"], [type="submit"])';

const isField = (control: Element): control is Field =>
  control instanceof HTMLInputElement ||
  control instanceof HTMLTextAreaElement ||
  control instanceof HTMLSelectElement;

const textOf = (node: Element | null | undefined): string =>
  (node?.textContent ?? '').replace(/\s+/g, ' ').trim();

function nameOf(control: Element): string {
  const labelledBy = control.getAttribute('aria-labelledby');
  const label = control.getAttribute('aria-label') ?? textOf(document.getElementById(labelledBy ?? ''));
  if (label) return label;
  if (isField(control) && control.labels?.[0]) return textOf(control.labels[0]);
  return textOf(control) || (control.getAttribute('placeholder') ?? control.getAttribute('name') ?? '');
}

const all = (selector: string): Element[] => [...appRoot().querySelectorAll(selector)];

function describe(control: Element, selector: string): ControlName {
  const name = nameOf(control);
  const index = all(selector)
    .filter((other) => nameOf(other) === name)
    .indexOf(control);
  return index > 0 ? { name, index } : { name };
}
const find = ({ name, index = 0 }: ControlName, selector: string): Element | undefined =>
  all(selector).filter((control) => nameOf(control) === name)[index];

export const describeControl = (control: Element): ControlName => describe(control, CONTROLS);

export function findControl(name: ControlName): HTMLElement | undefined {
  const control = find(name, CONTROLS);
  return control instanceof HTMLElement ? control : undefined;
}

/** The non-empty fields. */
export const filledFields = (): (ControlName & { value: string })[] =>
  all(FIELDS)
    .filter(isField)
    .filter(({ value, disabled }) => value !== '' && !disabled)
    .map((field) => ({ ...describe(field, FIELDS), value: field.value }));

export function findField(name: ControlName): Field | undefined {
  const field = find(name, FIELDS);
  return field && isField(field) ? field : undefined;
}

/** Fills a field and dispatches its events, so that React notices. */
export function fill(field: Field, value: string): void {
  if (field.value === value) return;
  // Uses the prototype's setter: React's own property on the element would hide the change from it.
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
