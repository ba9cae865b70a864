import { memo, type MouseEvent, type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { modals } from './modals.ts';
import { usePresence } from './usePresence.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  label?: string | undefined;
  labelledBy?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Whether a press fell outside the sheet, on its scrim. */
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

/** On the way out it says what it said last: forms are emptied, pictures taken away, behind it. */
const Contents = memo(
  ({ children }: { open: boolean; children: ReactNode }) => children,
  (_, next) => !next.open,
);

/**
 * A native modal dialog: focus stays inside and goes back to the opener; Escape and scrim close it. Closed it is
 * so at once, for the keyboard, the pointer and those who listen; what is left on its way out is a picture. A
 * part says where it comes from with `--away`, and with `--faded` what is to be seen of it there.
 */
export function Modal({ open, onClose, label, labelledBy, className, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const drawn = usePresence(ref, open);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return undefined;
    const byKeys = document.activeElement?.matches(':focus-visible');
    dialog.showModal();
    // A form begins at its first field; a finger is spared the keyboard on its screen.
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
  // A browser may close a dialog without asking, at a second Escape: the state has to follow.
  const closed = (event: SyntheticEvent<HTMLDialogElement>): void => {
    if (open && !event.currentTarget.open) onClose();
  };
  return (
    <Sheet
      ref={ref}
      inert={!open}
      className={className}
      aria-label={label}
      aria-labelledby={labelledBy}
      onCancel={cancel}
      onClose={closed}
      onClick={(event) => isOutside(event) && onClose()}
    >
      {drawn && <Contents open={open}>{children}</Contents>}
    </Sheet>
  );
}

/* What a browser gives to open modals alone stands here too: it has to hold on the way out. */
const Sheet = styled.dialog`
  --away: none;
  --faded: 0;
  position: fixed;
  inset: 0;
  max-width: none;
  padding: 0;
  border: 0;
  overflow: auto;
  /* Not quite opaque: Chromium leaves holes in the page at the round corners of an opaque scroller. */
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
  /* Without it a closed dialog falls from the top of the page into it before it is gone. */
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
