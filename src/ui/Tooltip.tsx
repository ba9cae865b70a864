import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { TOOLTIP_DELAY } from './limits.ts';

interface Props {
  /** The same words as the name of the control. */
  label: string;
  /** One control that takes the focus. */
  children: ReactNode;
  /** Below and to the left: for controls at the right end of a bar on top. */
  under?: boolean | undefined;
}

/**
 * Words over a control whose name says the same, so they are for the eye alone (TIP-01).
 * Resting on it shows them after a moment, keyboard focus at once; Escape hides them.
 */
export function Tooltip({ label, children, under = false }: Props) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const rest = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), TOOLTIP_DELAY);
  };
  const leave = (): void => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  return (
    <Root
      onPointerEnter={(event) => event.pointerType === 'mouse' && rest()}
      onPointerLeave={leave}
      onPointerDown={leave}
      onFocus={(event) => event.target.matches(':focus-visible') && setOpen(true)}
      onBlur={leave}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && leave()}
    >
      {children}
      {open && (
        <Bubble role="tooltip" aria-hidden $under={under}>
          {label}
        </Bubble>
      )}
    </Root>
  );
}

const appear = keyframes`from { opacity: 0; }`;

const Root = styled.span`
  position: relative;
  display: inline-flex;
`;

const above = css`
  bottom: calc(100% + 6px);
  left: 50%;
  translate: -50% 0;
`;
const below = css`
  top: calc(100% + 2px);
  right: 4px;
`;

const Bubble = styled.span<{ $under: boolean }>`
  position: absolute;
  z-index: 16;
  ${({ $under }) => ($under ? below : above)}
  padding: 5px 9px;
  border-radius: var(--r-paper);
  background: var(--ink);
  color: var(--paper);
  font: var(--t-label);
  white-space: nowrap;
  pointer-events: none;
  animation: ${appear} var(--d-quick);
`;
