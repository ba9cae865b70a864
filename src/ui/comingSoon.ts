import { windowEvents } from '../shared/windowEvents.ts';
import { toast } from './toast.ts';

/** Shown by buttons without a specified action; the demo desk counts them by the window event (AMB-34). */
export function comingSoon(what: string): void {
  globalThis.dispatchEvent(new CustomEvent(windowEvents.intent, { detail: what }));
  toast({ title: 'Coming soon', description: 'This is not part of the prototype yet.', tone: 'plain' });
}
