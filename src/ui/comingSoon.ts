import { windowEvents } from '../shared/windowEvents.ts';
import { type ToastContent, toast } from './toast.ts';

/**
 * Shown by buttons whose action is not specified, with an alternative action if there is one; the demo desk
 * counts them by a window event (AMB-34).
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
