import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { modals } from './modals.ts';
import { ToastCard } from './ToastCard.tsx';
import { toasts } from './toast.ts';

const noDialog = (): undefined => undefined;

/**
 * The one toast in view (TOAST-01), in a region that F8 reaches (TOAST-05). While a modal dialog is
 * open it stands inside that dialog: anything outside could be neither pressed nor heard.
 */
export function Toaster() {
  const entries = useSyncExternalStore(toasts.subscribe, toasts.get, toasts.get);
  const dialog = useSyncExternalStore(modals.subscribe, modals.top, noDialog);
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const focus = (event: KeyboardEvent): void => {
      if (event.key === 'F8') region.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);
  const shown = entries.findLast((entry) => entry.open);
  const card = shown && <ToastCard key={shown.id} entry={shown} onClose={() => toasts.close(shown.id)} />;
  const urgent = shown?.tone === 'destructive';
  const content = (
    <Region ref={region} aria-label="Notifications (F8)" tabIndex={-1}>
      <div role="status">{urgent ? null : card}</div>
      <div role="alert">{urgent ? card : null}</div>
    </Region>
  );
  return dialog ? createPortal(content, dialog) : content;
}

const Region = styled.section`
  position: fixed;
  z-index: 50;
  top: calc(var(--header) + 8px);
  left: 50%;
  width: min(100% - 24px, var(--column) - 24px);
  translate: -50% 0;
  color: var(--ink);
  font: var(--t-body);
`;
