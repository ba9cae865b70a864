import { useDismiss, useFloatingRootContext, useFocus, useHover, useInteractions } from '@floating-ui/react';
import { type ReactNode, useState } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { TOOLTIP_DELAY } from './constants.ts';

interface Props {
  /** The same words as the control's accessible name. */
  label: string;
  /** One focusable control. */
  children: ReactNode;
  /** Opens below and to the left, for controls at the right end of a bar. */
  below?: boolean | undefined;
}

/**
 * A visual tooltip for a control whose name says the same (TIP-01). Opens after a delay on hover, at once
 * on keyboard focus; Escape and a press close it.
 */
export function Tooltip({ label, children, below = false }: Props) {
  const [open, setOpen] = useState(false);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const context = useFloatingRootContext({
    open,
    onOpenChange: setOpen,
    elements: { reference: root, floating: null },
  });
  const { getReferenceProps } = useInteractions([
    useHover(context, { delay: { open: TOOLTIP_DELAY }, mouseOnly: true, move: false }),
    useFocus(context),
    useDismiss(context, { referencePress: true, outsidePress: false }),
  ]);
  return (
    <Root ref={setRoot} {...getReferenceProps()}>
      {children}
      {open && (
        <Bubble role="tooltip" aria-hidden $below={below}>
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

const Bubble = styled.span<{ $below: boolean }>`
  position: absolute;
  z-index: 16;
  ${({ $below }) => ($below ? below : above)}
  padding: 5px 9px;
  border-radius: var(--r-paper);
  background: var(--ink);
  color: var(--paper);
  font: var(--t-label);
  white-space: nowrap;
  pointer-events: none;
  animation: ${appear} var(--d-quick);
`;
