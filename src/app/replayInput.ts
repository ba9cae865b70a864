import type { EarlyInput, Field } from './early/earlyPage.ts';

/** Sets a value as typing does: past the property by which React notices its own changes. */
function enter(field: Field, text: string): void {
  // Its files are still there, and cannot be set.
  if (field.type === 'file') return void field.dispatchEvent(new Event('change', { bubbles: true }));
  field.value = '';
  const prototype: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Does in the hydrated page what the person did before it was. */
export function replayInput({ pressed, entered }: EarlyInput): void {
  for (const [field, text] of entered) {
    if (!field.isConnected) continue;
    const focused = document.activeElement === field;
    enter(field, text);
    if (focused && 'setSelectionRange' in field && /text|search|area/.test(field.type))
      field.setSelectionRange(text.length, text.length);
  }
  for (const control of pressed) {
    control.removeAttribute('aria-busy');
    if (control.isConnected) control.click();
  }
}
