import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { TOOLTIP_DELAY } from './constants.ts';

interface Props {
  /** Same text as the control's accessible name. */
  label: string;
  /** One focusable control. */
  children: ReactNode;
  /** Opens below and to the left, for controls at the right end of a bar. */
  below?: boolean | undefined;
}

/**
 * Opens on mouse hover and on keyboard focus. Hand-written because floating-ui's hooks would add 4 kB to the
 * first load.
 */
function useTooltip() {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = (): void => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return undefined;
    const closeOnEscape = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);
  const handlers = {
    onPointerEnter({ pointerType }: PointerEvent): void {
      if (pointerType === 'mouse') timer.current = setTimeout(() => setOpen(true), TOOLTIP_DELAY);
    },
    onPointerLeave: close,
    onPointerDown: close,
    onFocus({ target, relatedTarget }: FocusEvent): void {
      // Not when a closed dialog returns the focus.
      if (!relatedTarget?.closest('dialog') && target.matches(':focus-visible')) setOpen(true);
    },
    onBlur: close,
  };
  return { open, handlers };
}

/**
 * A visual tooltip for a control with the same accessible name (TIP-01). Opens after a delay on hover,
 * immediately on keyboard focus; closes on Escape and on press.
 */
export function Tooltip({ label, children, below = false }: Props) {
  const { open, handlers } = useTooltip();
  return (
    <Root {...handlers}>
      {children}
      {open && (
        <Bubble role="tooltip" aria-hidden $below={below}>
          {label}
        </Bubble>
      )}
    </Root>
  );
}

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

const Bubble = styled.span<{ $below: boolean }>`
  position: absolute;
  z-index: 16;
  ${({ $below }) => ($below ? below : above)}
  padding: 5px 9px;
  border-radius: var(--r-paper);
  background: var(--kerb);
  color: var(--on-image);
  font: var(--t-label);
  white-space: nowrap;
  pointer-events: none;
  /* Of the global style. */
  animation: appear var(--d-quick);
`;
