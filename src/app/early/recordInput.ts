import type { EarlyInput, Field } from './earlyPage.ts';

const CONTROL = 'button, summary, label, input, [role="tab"], [role="button"], [role="switch"]';

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** Records clicks and text input until the app can handle them; links work without the app. */
export function recordInput(): () => EarlyInput {
  const pressed: HTMLElement[] = [];
  const entered = new Map<Field, string>();
  const onClick = (event: MouseEvent): void => {
    if (!(event.target instanceof Element) || event.target.closest('a[href]')) return;
    const control = event.target.closest<HTMLElement>(CONTROL);
    event.stopPropagation();
    if (!control || (isField(control) && !/checkbox|radio|submit|file/.test(control.type))) return;
    event.preventDefault();
    if (pressed.includes(control)) return;
    pressed.push(control);
    // Same as for a pending request: the control is busy until the action has happened (AMB-39).
    control.setAttribute('aria-busy', 'true');
  };
  const onInput = (event: Event): void => {
    if (isField(event.target)) entered.set(event.target, event.target.value);
  };
  // Native submission would reload the page.
  const onSubmit = (event: SubmitEvent): void => event.preventDefault();
  const options = { capture: true };
  document.addEventListener('click', onClick, options);
  document.addEventListener('input', onInput, options);
  document.addEventListener('submit', onSubmit, options);
  return () => {
    document.removeEventListener('click', onClick, options);
    document.removeEventListener('input', onInput, options);
    document.removeEventListener('submit', onSubmit, options);
    return { pressed, entered };
  };
}
