import XIcon from '@phosphor-icons/core/regular/x.svg?react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from './IconButton.tsx';
import { Modal } from './Modal.tsx';

interface Props {
  /** Whether the drawer is open. */
  open: boolean;
  /** Called on Escape, backdrop press and close button; the parent sets `open` to false. */
  onClose: () => void;
  /** Accessible name; the drawer has no visible title. */
  label: string;
  children: ReactNode;
}

/** A full-height modal drawer at the right edge of the column. Its children are laid out in a column. */
export function Drawer({ open, onClose, label, children }: Props) {
  return (
    <Surface open={open} onClose={onClose} label={label}>
      <Fill>
        {children}
        <Corner>
          <IconButton label="Close" onClick={onClose}>
            <XIcon aria-hidden />
          </IconButton>
        </Corner>
      </Fill>
    </Surface>
  );
}

const Surface = styled(Modal)`
  --away: translateX(100%);
  --faded: 1;
  --right: max(0px, 50% - var(--column) / 2);
  --width: min(308px, 92vw);
  /* Toasts stay inside, above the rows at the foot. */
  --toast-inset: auto calc(var(--right) + 12px) calc(180px + env(safe-area-inset-bottom)) auto;
  --toast-width: calc(var(--width) - 24px);
  inset: 0 var(--right) 0 auto;
  width: var(--width);
  height: 100dvh;
  max-height: none;
  margin: 0;
`;

const Fill = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: 100%;
  padding-bottom: env(safe-area-inset-bottom);
`;

const Corner = styled.div`
  position: absolute;
  top: calc(8px + env(safe-area-inset-top));
  inset-inline-end: 8px;
  border-radius: 50%;
  background: var(--paper);
  box-shadow: var(--e1);
  button {
    border-radius: 50%;
  }
`;
