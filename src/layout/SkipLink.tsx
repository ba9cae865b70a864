import type { RefObject } from 'react';
import { styled } from 'styled-components';

/** First Tab stop of the page: skips the header. */
export function SkipLink({ target }: { target: RefObject<HTMLElement | null> }) {
  return (
    <Skip type="button" onClick={() => target.current?.focus()}>
      Skip to content
    </Skip>
  );
}

const Skip = styled.button`
  position: absolute;
  z-index: 40;
  top: 6px;
  left: 8px;
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
