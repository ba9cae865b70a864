import { createElement } from 'react';
import { toast as queue } from 'react-hot-toast/headless';
import { ToastText, type ToastTextProps } from './ToastText.tsx';

export interface ToastContent extends Omit<ToastTextProps, 'onDone'> {
  /** `destructive` is announced immediately and shown in the warning style. */
  tone?: 'success' | 'destructive' | 'plain';
  /** Id for dismissing or replacing the toast later. */
  id?: string;
}

/** Id of toasts that offer to undo the user's last action. */
export const UNDO_TOAST_ID = 'undo';

const raise = { success: queue.success, destructive: queue.error, plain: queue };

/** Closes the visible toast, or only the one with that id. */
export const closeToast = (id?: string): void => queue.dismiss(id);

/** Shows a toast in place of the previous one (TOAST-01). */
export function toast({ tone = 'success', id, ...words }: ToastContent): void {
  queue.dismiss();
  // A reused id would keep its position in the queue, behind newer toasts.
  if (id) queue.remove(id);
  raise[tone](
    (entry) => createElement(ToastText, { ...words, onDone: () => closeToast(entry.id) }),
    id ? { id } : {},
  );
}

/** Removes every toast at once, between stories. */
export const clearToasts = (): void => queue.remove();
