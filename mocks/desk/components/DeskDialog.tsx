import XIcon from '@phosphor-icons/core/regular/x.svg?react';
import { type ReactNode, useEffect, useId, useRef } from 'react';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog over the whole window. The product's own dialogs are tied to the phone and its history. */
export function DeskDialog({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Hidden along with the desk, it would still block the page.
    return () => element?.close();
  }, []);
  return (
    <dialog className="desk-dialog" ref={dialog} aria-labelledby={heading} onClose={onClose}>
      <div className="section-head">
        <h2 id={heading}>{title}</h2>
        <button
          type="button"
          className="icon-button"
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <XIcon aria-hidden />
        </button>
      </div>
      {children}
    </dialog>
  );
}
