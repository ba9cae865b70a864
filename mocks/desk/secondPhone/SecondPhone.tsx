import XIcon from '@phosphor-icons/core/regular/x.svg?react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { usePageAttribute } from '../pageAttributes.ts';

interface Props {
  /** Accessible name of the region. */
  label: string;
  /** Shown in its bar. */
  title: string;
  /** Shown above the first phone. */
  firstTitle: string;
  /** The frame's name, which decides what storage it shares with the page. */
  frame: string;
  /** The URL it opens. */
  address: string;
  onLoad: (frame: HTMLIFrameElement) => void;
  onClose: () => void;
  /** Buttons in the bar. */
  children: ReactNode;
}

/** A second instance of the product, in its own frame. */
export function SecondPhone({ label, title, firstTitle, frame, address, onLoad, onClose, children }: Props) {
  usePageAttribute('data-second', true);
  return createPortal(
    <>
      <p className="first-phone-label">
        <b>{firstTitle}</b>
      </p>
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
      </section>
    </>,
    document.body,
  );
}
