import { type MouseEvent, type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { modals } from './modals.ts';

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

/** A native modal dialog: focus stays inside and goes back to the opener; Escape and scrim close it. */
export function Modal({ open, onClose, label, labelledBy, className, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return undefined;
    dialog.showModal();
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
      className={className}
      aria-label={label}
      aria-labelledby={labelledBy}
      onCancel={cancel}
      onClose={closed}
      onClick={(event) => isOutside(event) && onClose()}
    >
      {open && children}
    </Sheet>
  );
}

const Sheet = styled.dialog`
  padding: 0;
  border: 0;
  background: var(--paper);
  color: var(--ink);
  box-shadow: var(--e3);
  overscroll-behavior: contain;
  &::backdrop {
    background: var(--scrim);
  }
`;
