import { describeTarget, isInDesk } from './describeTarget.ts';
import type { Step } from './Recording.ts';

const PRESSABLE =
  'button, a[href], summary, [role="button"], [role="tab"], [role="option"], [role="menuitem"]';
const TEXT_FIELD = 'input:not([type="checkbox"], [type="radio"], [type="file"], [type="submit"]), textarea';

/** Called with each step and the control it was performed on. */
type OnStep = (step: Step, element: Element | null) => void;

function changeOf(element: EventTarget | null): Step | undefined {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLSelectElement)) return undefined;
  const target = describeTarget(element);
  if (!target) return undefined;
  if (element instanceof HTMLSelectElement)
    return { kind: 'select', target, value: element.selectedOptions[0]?.label ?? element.value };
  if (element.type === 'file')
    return { kind: 'attach', target, files: [...(element.files ?? [])].map(({ name }) => name) };
  if (element.type === 'radio' || (element.type === 'checkbox' && element.checked))
    return { kind: 'check', target };
  return element.type === 'checkbox' ? { kind: 'press', target } : undefined;
}

const keyName = ({ key, ctrlKey, metaKey }: KeyboardEvent): string =>
  ctrlKey || metaKey ? `ControlOrMeta+${key}` : key;

type Listener<K extends keyof DocumentEventMap> = (event: DocumentEventMap[K], element: Element) => void;

/** Listens to trusted events in the product, in the capture phase, i.e. before the product handles them. */
function listen<K extends keyof DocumentEventMap>(type: K, listener: Listener<K>): void {
  const heard = (event: DocumentEventMap[K]): void => {
    const { target } = event;
    if (event.isTrusted && target instanceof Element && !isInDesk(target)) listener(event, target);
  };
  document.addEventListener(type, heard, { capture: true });
}

/** Reports Enter in a field, and Escape. `onSent` brackets the time in which the key can trigger the form's button. */
function watchKeys(onStep: OnStep, onSent: (isSent: boolean) => void): void {
  listen('keydown', (event, element) => {
    if (event.key === 'Escape') return onStep({ kind: 'pageKey', value: 'Escape' }, null);
    const target = event.key === 'Enter' && element.matches(TEXT_FIELD) && describeTarget(element);
    if (!target) return;
    const step: Step = { kind: 'key', target, value: keyName(event) };
    const mayBeLine = element instanceof HTMLTextAreaElement && step.value === 'Enter';
    if (!mayBeLine) onStep(step, element);
    onSent(true);
    setTimeout(() => {
      onSent(false);
      // Otherwise Enter inserted a new line, which is part of the text.
      if (mayBeLine && event.defaultPrevented) onStep(step, element);
    });
  });
}

/** Reports user actions in the product: presses, typed text, choices, and the keys that submit or close. */
export function watchPage(onStep: OnStep): void {
  /** True while a key in a field may trigger the form's button: that click is not a step of its own. */
  let sentByKey = false;
  watchKeys(onStep, (isSent) => (sentByKey = isSent));
  listen('click', ({ detail }, element) => {
    const control = element.closest(PRESSABLE);
    const target = control && describeTarget(control);
    if (target && !(sentByKey && detail === 0)) onStep({ kind: 'press', target }, control);
  });
  listen('input', (_event, element) => {
    const target = element.matches(TEXT_FIELD) && describeTarget(element);
    const value: unknown = Reflect.get(element, 'value');
    if (target && typeof value === 'string') onStep({ kind: 'fill', target, value }, element);
  });
  listen('change', (_event, element) => {
    const step = changeOf(element);
    if (step) onStep(step, element);
  });
}
