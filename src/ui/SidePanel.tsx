import XIcon from '@phosphor-icons/core/regular/x.svg?react';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { IconButton } from './IconButton.tsx';
import { Modal } from './Modal.tsx';

interface Props {
  /** Whether the panel is open. */
  open: boolean;
  /** Called on Escape, backdrop press and close button; the parent sets `open` to false. */
  onClose: () => void;
  /** Heading and accessible name. */
  title: string;
  children: ReactNode;
  /** A secondary button next to the title. */
  actions?: ReactNode;
}

/** A modal sheet below the header, used for notifications. For forms use a `Dialog`. */
export function SidePanel({ open, onClose, title, children, actions }: Props) {
  const id = useId();
  return (
    <Surface open={open} onClose={onClose} labelledBy={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {actions}
        <IconButton label="Close" onClick={onClose}>
          <XIcon aria-hidden />
        </IconButton>
      </Head>
      {children}
    </Surface>
  );
}

const Surface = styled(Modal)`
  --away: translateY(calc(-100% - var(--cover-top) - 32px));
  --faded: 1;
  width: min(100% - 16px, var(--column) - 16px);
  max-height: calc(100dvh - var(--cover-top) - 24px);
  margin: calc(var(--cover-top) + 8px) auto auto;
  border-radius: var(--r-paper);
`;

const Head = styled.div`
  position: sticky;
  z-index: 1;
  top: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 4px;
  min-height: 60px;
  padding: 8px 8px 8px 16px;
  border-bottom: 1px solid var(--line);
  background: var(--paper);
  h2 {
    /* With large text the buttons wrap before a word of the title breaks. */
    flex: 1 0 min-content;
    @media (max-width: 359px) {
      font: var(--t-sub);
    }
  }
`;
