import { type FocusEvent, memo, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useToaster } from 'react-hot-toast/headless';
import { styled } from 'styled-components';
import { TOAST_REMOVE_DELAY } from './constants.ts';
import { modals } from './openModals.ts';
import { ToastCard } from './ToastCard.tsx';
import { liftAboveFocus } from './liftAboveFocus.ts';
import { closeToast } from './toast.ts';
import { useBrowserValue } from './useBrowserValue.ts';

const noDialog = (): undefined => undefined;

let box: HTMLElement | undefined;
const getBox = (): HTMLElement => (box ??= document.createElement('div'));

/** Returns a container element that moves into the topmost open dialog, and that dialog. */
function useTopBox() {
  const home = useBrowserValue(getBox, undefined);
  const dialog = useSyncExternalStore(modals.subscribe, modals.top, noDialog);
  useLayoutEffect(() => {
    if (!home) return;
    (dialog ?? document.body).append(home);
    const region = home.querySelector('section');
    // In the top layer its place does not depend on the dialog, which moves while it opens.
    if (dialog) region?.showPopover?.();
    liftAboveFocus(region);
  }, [home, dialog]);
  return { home, dialog };
}

/** The card handles the duration, since it pauses while hovered or focused. */
const QUEUE = { duration: Infinity, removeDelay: TOAST_REMOVE_DELAY };

/**
 * Shows one toast at a time (TOAST-01) in a region that F8 focuses (TOAST-05). While a modal dialog is open
 * the region is rendered inside it, since everything outside is inert.
 */
export const Toaster = memo(function Toaster() {
  const { toasts } = useToaster(QUEUE);
  const { home, dialog } = useTopBox();
  const region = useRef<HTMLElement>(null);
  const before = useRef<EventTarget>(null);
  useEffect(() => {
    const focus = (event: KeyboardEvent): void => {
      if (event.key === 'F8') region.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);
  const enter = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) before.current = event.relatedTarget;
  };
  // The newest toast, open or dismissed: the card decides when its exit is over.
  const [newest] = toasts;
  const closed = newest?.visible === false;
  // However the toast was closed, focus returns to where it was before entering the region.
  useLayoutEffect(() => {
    if (!closed || !region.current?.contains(document.activeElement)) return;
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  }, [closed]);
  if (!home) return null;
  const card = newest && (
    <ToastCard
      key={`${newest.id} ${newest.createdAt}`}
      entry={newest}
      onClose={() => closeToast(newest.id)}
    />
  );
  const urgent = newest?.type === 'error';
  return createPortal(
    <Region
      ref={region}
      data-screen-only
      data-over-dialog={dialog ? true : undefined}
      popover={dialog ? 'manual' : undefined}
      aria-label="Notifications (F8)"
      tabIndex={-1}
      onFocus={enter}
    >
      <div role="status">{urgent ? null : card}</div>
      <div role="alert">{urgent ? card : null}</div>
    </Region>,
    home,
  );
});

const Region = styled.section`
  position: fixed;
  z-index: 50;
  /* Offset of a card that enters or leaves: short of the bottom bar. */
  --away: 24px;
  bottom: calc(var(--nav) + 28px + env(safe-area-inset-bottom) + var(--lift, 0px));
  inset-inline: 0;
  width: var(--toast-width, min(100% - 2 * var(--gutter), var(--column) - 2 * var(--gutter)));
  margin: 0 auto;
  padding: 0;
  border: 0;
  overflow: visible;
  background: none;
  color: var(--ink);
  font: var(--t-body);
  /* On phones a dialog is a bottom sheet: toasts go to the top, so that its buttons stay uncovered. A drawer has its
     own place for them. */
  &[data-over-dialog] {
    --away: -24px;
    inset: var(--toast-inset, calc(var(--cover-top) + 8px - var(--lift, 0px)) 0 auto);
  }
  /* Dims the toast like the rest of the page, since an in-page scrim does not cover this region. */
  transition: filter var(--d-quick);
  body:has([data-scrim]) & {
    filter: brightness(0.54);
  }
  /* In a low window it would cover the text of the new level. */
  @media (max-height: 480px) {
    body:has(#root [data-scrim]) & {
      opacity: 0;
    }
  }
`;
