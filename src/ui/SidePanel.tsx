import XIcon from '@phosphor-icons/core/regular/x.svg?react';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { IconButton } from './IconButton.tsx';
import { Modal } from './Modal.tsx';

interface Props {
  open: boolean;
  /** Told of Escape, scrim and cross; closing is up to you. */
  onClose: () => void;
  /** Heading and name. */
  title: string;
  children: ReactNode;
  /** Beside the title: a quiet button. */
  actions?: ReactNode;
}

/**
 * A sheet that hangs under the header: notifications. What is asked or written takes a `Dialog`. A modal dialog
 * named by its title; focus goes in, Escape, scrim and cross close it.
 */
export function SidePanel({ open, onClose, title, children, actions }: Props) {
  const id = useId();
  return (
    <Sheet open={open} onClose={onClose} labelledBy={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {actions}
        <IconButton label="Close" onClick={onClose}>
          <XIcon aria-hidden />
        </IconButton>
      </Head>
      {children}
    </Sheet>
  );
}

const Sheet = styled(Modal)`
  --away: translateY(-16px);
  width: min(100% - 16px, var(--column) - 16px);
  max-height: calc(100dvh - var(--header) - 24px);
  margin: calc(var(--header) + 8px) auto auto;
  border-radius: var(--r-paper);
`;

const Head = styled.div`
  position: sticky;
  z-index: 1;
  top: 0;
  display: flex;
  align-items: center;
  gap: 4px;
  min-height: 60px;
  padding: 8px 8px 8px 16px;
  border-bottom: 1px solid var(--line);
  background: var(--paper);
  h2 {
    flex: 1;
    @media (max-width: 359px) {
      font: var(--t-sub);
    }
  }
`;
