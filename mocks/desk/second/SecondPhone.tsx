import XIcon from '@phosphor-icons/core/regular/x.svg?react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useSecondPlace } from '../usePhonePlace.ts';

interface Props {
  /** Accessible name of the region. */
  label: string;
  /** Shown in its bar. */
  title: string;
  /** The name of the frame, which decides what it shares with the page. */
  frame: string;
  /** The URL it opens. */
  address: string;
  onLoad: (frame: HTMLIFrameElement) => void;
  onClose: () => void;
  /** Buttons in the bar. */
  children: ReactNode;
}

/** The product once more, in a frame of its own. */
export function SecondPhone({ label, title, frame, address, onLoad, onClose, children }: Props) {
  useSecondPlace();
  return createPortal(
    <section className="second-phone" aria-label={label}>
      <div className="bar">
        <b>{title}</b>
        {children}
        <button type="button" aria-label="Close second phone" onClick={onClose}>
          <XIcon aria-hidden />
        </button>
      </div>
      <iframe
        name={frame}
        title="Second phone"
        src={address}
        onLoad={({ currentTarget }) => onLoad(currentTarget)}
      />
    </section>,
    document.body,
  );
}
