import { memo, type MouseEvent, type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useHistoryEntry } from './modalHistory.ts';
import { modals } from './openModals.ts';
import { usePresence } from './usePresence.ts';

interface Props {
  /** Whether the modal is open. */
  open: boolean;
  /** Called on Escape and backdrop press; the parent sets `open` to false. */
  onClose: () => void;
  /** Accessible name, when there is no visible title. */
  label?: string | undefined;
  /** Id of the visible title. */
  labelledBy?: string | undefined;
  /** Whether it fills the window instead of lying over the column. */
  fillsWindow?: boolean | undefined;
  /** Class of the surface, for `styled(Modal)`. */
  className?: string | undefined;
  children: ReactNode;
}

/** Whether the pointer event landed on the backdrop. */
function isOutside(event: MouseEvent<HTMLDialogElement>): boolean {
  if (event.target !== event.currentTarget) return false;
  const box = event.currentTarget.getBoundingClientRect();
  return (
    event.clientX < box.left ||
    event.clientX > box.right ||
    event.clientY < box.top ||
    event.clientY > box.bottom
  );
}

/**
 * Keeps rendering the last content during the exit animation, since the parent may already have cleared it.
 */
const Contents = memo(
  ({ children }: { open: boolean; children: ReactNode }) => children,
  (_, next) => !next.open,
);

/**
 * A native modal dialog: focus is trapped inside and returns to the opener, Escape and backdrop close it. It
 * closes immediately for keyboard, pointer and screen readers; only the visuals animate out. Styled versions
 * set `--away` (offset) and `--faded` (opacity) of the closed state.
 */
export function Modal({ open, onClose, label, labelledBy, fillsWindow, className, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const isMounted = usePresence(ref, open);
  useHistoryEntry(open, onClose);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return undefined;
    const byKeys = document.activeElement?.matches(':focus-visible');
    dialog.showModal();
    // Forms focus their first field, except on touch screens, where the keyboard would open.
    if (byKeys) dialog.querySelector<HTMLElement>('form :is(input, select, textarea)')?.focus();
    modals.push(dialog);
    return () => {
      modals.remove(dialog);
      dialog.close();
    };
  }, [open]);
  const cancel = (event: SyntheticEvent<HTMLDialogElement>): void => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  // Browsers may close a dialog on a second Escape without a cancel event, so the state follows the close
  // event.
  const closed = (event: SyntheticEvent<HTMLDialogElement>): void => {
    if (open && !event.currentTarget.open) onClose();
  };
  return (
    <Surface
      ref={ref}
      inert={!open}
      data-full-bleed={fillsWindow || undefined}
      className={className}
      aria-label={label}
      aria-labelledby={labelledBy}
      onCancel={cancel}
      onClose={closed}
      onClick={(event) => isOutside(event) && onClose()}
    >
      {isMounted && <Contents open={open}>{children}</Contents>}
    </Surface>
  );
}

/* Repeats the browser's default styles for open modals, which no longer apply during the exit animation. */
const Surface = styled.dialog`
  --away: none;
  --faded: 0;
  position: fixed;
  inset: 0;
  max-width: none;
  padding: 0;
  border: 0;
  overflow: auto;
  /* Slightly transparent: Chromium draws holes at the rounded corners of an opaque scroll container. */
  background: color-mix(in srgb, var(--paper) 99.9%, transparent);
  color: var(--ink);
  box-shadow: var(--e3);
  overscroll-behavior: contain;
  &::backdrop {
    background: var(--scrim);
  }
  &,
  &::backdrop {
    transition: var(--d-quick) var(--ease-in);
    transition-property: opacity, transform, display, overlay;
  }
  &[open],
  &[open]::backdrop {
    transition-duration: var(--d-paper);
    transition-timing-function: var(--ease-out);
  }
  &:not([open]) {
    transform: var(--away);
    opacity: var(--faded);
    pointer-events: none;
  }
  &:not([open])::backdrop {
    opacity: 0;
  }
  @starting-style {
    &[open] {
      transform: var(--away);
      opacity: var(--faded);
    }
    &[open]::backdrop {
      opacity: 0;
    }
  }
  /* Without this a closing dialog jumps to the top of the page before it disappears. */
  @supports (overlay: auto) {
    &,
    &::backdrop {
      transition-behavior: allow-discrete;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
  @media (prefers-reduced-motion: reduce) {
    --away: none !important;
    --faded: 0 !important;
    &:not([open]),
    &:not([open])::backdrop {
      transition: none;
    }
  }
`;
