import { createElement } from 'react';
import { toast as queue } from 'react-hot-toast/headless';
import { ToastText, type ToastTextProps } from './ToastText.tsx';

export interface ToastContent extends Omit<ToastTextProps, 'onDone'> {
  /** `destructive` is announced immediately and shown in the warning style. */
  tone?: 'success' | 'destructive' | 'plain';
  /** Id for dismissing or replacing the toast later. */
  id?: string;
  /** Does what has failed once more. Offered to the user who did it, like undoing. */
  retry?: (() => void) | undefined;
  /** Shown again after a toast that has cut it short, since it is said only once. */
  reappears?: boolean;
  /** Not shown while another toast is visible, so that it cuts short no result of the user's own action. */
  yields?: boolean;
}

/** Id of toasts that offer to undo the user's last action. */
export const UNDO_TOAST_ID = 'undo';

const raise = { success: queue.success, destructive: queue.error, plain: queue };

let visible: string | undefined;
const listeners = new Set<() => void>();

function setVisible(id: string | undefined): void {
  visible = id;
  for (const listener of listeners) listener();
}

/** Whether a toast is shown. The library's own hook unsubscribes others as it unmounts. */
export const visibleToast = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isShown: (): boolean => visible !== undefined,
};

/** The last toast that reappears, until it was closed or shown to its end. */
let reappearing: { content: ToastContent; shownAs: string | undefined } | undefined;

/** Closes the visible toast, or only the one with the given id. */
export function closeToast(id?: string): void {
  const isVisible = id === undefined || id === visible;
  const cutShort = isVisible && reappearing?.shownAs !== visible ? reappearing?.content : undefined;
  if (isVisible) {
    reappearing = undefined;
    setVisible(undefined);
  }
  queue.dismiss(id);
  if (cutShort) toast(cutShort);
}

let paused: ToastContent | true | undefined;

/** Closes the visible toast and holds back those that yield; the returned function shows the newest of them. */
export function pauseToasts(): () => void {
  closeToast();
  paused = true;
  return () => {
    const last = paused;
    paused = undefined;
    if (last && last !== true) toast(last);
  };
}

/** Shows a toast, replacing the previous one (TOAST-01). */
export function toast(content: ToastContent): void {
  const {
    tone = 'success',
    retry,
    id = retry && UNDO_TOAST_ID,
    yields = false,
    reappears,
    ...text
  } = content;
  const action = retry ? { label: 'Try again', onPress: retry } : text.action;
  if (yields && paused) {
    paused = content;
    return;
  }
  if (yields && visible !== undefined && visible !== id) return;
  queue.dismiss();
  // A reused id would keep its position in the queue, behind newer toasts.
  if (id) queue.remove(id);
  setVisible(
    raise[tone](
      (entry) => createElement(ToastText, { ...text, action, onDone: () => closeToast(entry.id) }),
      id ? { id } : {},
    ),
  );
  if (reappears) reappearing = { content, shownAs: visible };
}

/** Removes all toasts at once; used between stories. */
export function clearToasts(): void {
  reappearing = undefined;
  setVisible(undefined);
  queue.remove();
}
