import { toast } from '../../ui/toast.ts';

/** Heard by the control panel, which counts what people reach for (AMB-34). */
export const INTENT_EVENT = 'waystone:intent';

/** The kind answer of a button that the spec gives no action (AMB-34). */
export function comingSoon(what: string): void {
  globalThis.dispatchEvent(new CustomEvent(INTENT_EVENT, { detail: what }));
  toast({ title: 'Coming soon', description: 'This is not part of the prototype yet.', tone: 'plain' });
}
