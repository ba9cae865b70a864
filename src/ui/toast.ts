import { createElement } from 'react';
import { toast as queue } from 'react-hot-toast/headless';
import { ToastWords, type ToastWordsProps } from './ToastWords.tsx';

export interface ToastContent extends Omit<ToastWordsProps, 'onDone'> {
  /** `destructive` is announced at once, in the warning style. */
  tone?: 'success' | 'destructive' | 'plain';
  /** A name to call it back by. */
  id?: string;
}

const raise = { success: queue.success, destructive: queue.error, plain: queue };

/** Closes the toast in view, or only the one of that name. */
export const closeToast = (id?: string): void => queue.dismiss(id);

/** Shows a toast in place of the one before it (TOAST-01). */
export function toast({ tone = 'success', id, ...words }: ToastContent): void {
  queue.dismiss();
  // The queue would put it in the place of its namesake, behind those that came later.
  if (id) queue.remove(id);
  raise[tone](
    (entry) => createElement(ToastWords, { ...words, onDone: () => closeToast(entry.id) }),
    id ? { id } : {},
  );
}

/** Forgets every toast at once: between stories. */
export const forgetToasts = (): void => queue.remove();
