import type { EarlyInput, Field } from './early/earlyPage.ts';

/** Sets a value the way typing does: bypasses the property that React overrides to track its own changes. */
function enter(field: Field, text: string): void {
  // The selected files are still in the input and cannot be set by script.
  if (field.type === 'file') return void field.dispatchEvent(new Event('change', { bubbles: true }));
  field.value = '';
  const prototype: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Replays the user's early input on the hydrated page. */
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
