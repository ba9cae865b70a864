import { windowEvents } from '../shared/windowEvents.ts';
import { toast } from './toast.ts';

/** The kind answer of a button that the spec gives no action; the control panel counts them (AMB-34). */
export function comingSoon(what: string): void {
  globalThis.dispatchEvent(new CustomEvent(windowEvents.intent, { detail: what }));
  toast({ title: 'Coming soon', description: 'This is not part of the prototype yet.', tone: 'plain' });
}
