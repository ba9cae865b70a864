import XIcon from '@phosphor-icons/core/regular/x.svg?react';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { IconButton } from './IconButton.tsx';
import { Modal } from './Modal.tsx';

interface Props {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called on Escape, backdrop press and close button; the parent sets `open` to false. */
  onClose: () => void;
  /** Heading and accessible name. */
  title: string;
  children: ReactNode;
  /** Sticky footer, usually with one button. */
  footer?: ReactNode;
}

/**
 * A modal dialog: a bottom sheet on phones, centered above 640px. For short forms and lists; use `toast` for
 * notifications. Focus moves in on open and returns to the opener on close.
 */
export function Dialog({ open, onClose, title, children, footer }: Props) {
  const id = useId();
  return (
    <Surface open={open} onClose={onClose} labelledBy={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        <IconButton label="Close" onClick={onClose}>
          <XIcon aria-hidden />
        </IconButton>
      </Head>
      <Body>{children}</Body>
      {footer && <Foot>{footer}</Foot>}
    </Surface>
  );
}

const Surface = styled(Modal)`
  --away: translateY(100%);
  --faded: 1;
  width: 100%;
  max-width: var(--column);
  max-height: 92dvh;
  margin: auto auto 0;
  border-radius: var(--r-sheet) var(--r-sheet) 0 0;
  @media (min-width: 640px) {
    max-width: calc(var(--column) - 32px);
    max-height: 86dvh;
    margin: auto;
    border-radius: var(--r-sheet);
    --away: translateY(100dvh);
  }
`;

const Head = styled.div`
  position: sticky;
  z-index: 1;
  top: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  padding: 18px 8px 2px 16px;
  background: var(--paper);
  &::before {
    content: '';
    position: absolute;
    top: 8px;
    left: calc(50% - 20px);
    width: 40px;
    height: 4px;
    border-radius: 2px;
    background: var(--line-2);
  }
  @media (min-width: 640px) {
    padding-top: 12px;
    &::before {
      content: none;
    }
  }
`;

const Body = styled.div`
  padding: 4px 16px calc(20px + env(safe-area-inset-bottom));
`;

const Foot = styled.div`
  position: sticky;
  bottom: 0;
  padding: 12px 16px calc(16px + env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  background: var(--paper);
`;
