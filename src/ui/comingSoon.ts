import { windowEvents } from '../shared/windowEvents.ts';
import { type ToastContent, toast } from './toast.ts';

/**
 * Shown by buttons without a specified action, with an action that helps where there is one; the demo desk
 * counts them by the window event (AMB-34).
 */
export function comingSoon(what: string, action?: ToastContent['action']): void {
  globalThis.dispatchEvent(new CustomEvent(windowEvents.intent, { detail: what }));
  toast({
    title: 'Coming soon',
    description: 'This is not part of the prototype yet. Your interest is noted.',
    tone: 'plain',
    action,
  });
}
