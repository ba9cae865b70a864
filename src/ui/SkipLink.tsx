import type { ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';

interface Props {
  /** Receives focus; needs `tabIndex={-1}` unless it is focusable. */
  target: RefObject<HTMLElement | null>;
  /** Label, such as 'Skip to content'. */
  children: ReactNode;
}

/** A button that is visible only while focused and moves focus past a header or a long list. */
export function SkipLink({ target, children }: Props) {
  return (
    <Skip type="button" onClick={() => target.current?.focus()}>
      {children}
    </Skip>
  );
}

const Skip = styled.button`
  position: absolute;
  z-index: 40;
  top: 6px;
  inset-inline-start: 8px;
  min-height: var(--touch);
  padding: 0 16px;
  border-radius: var(--r-control);
  background: var(--action);
  color: var(--on-action);
  font: var(--t-button-s);
  &:not(:focus) {
    clip-path: inset(50%);
  }
`;
