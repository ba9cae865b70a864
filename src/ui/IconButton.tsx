import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { RollingText } from './RollingText.tsx';

interface Props extends ComponentPropsWithRef<'button'> {
  /** Accessible name; include the item it acts on if several are on screen. */
  label: string;
  /** A small count on the corner; mention it in `label` too. */
  badge?: string | undefined;
  /** Makes it a toggle button; convey the state here or in `label`, not in both. */
  pressed?: boolean | undefined;
}

/**
 * A 44px button with one familiar icon, such as close or back. Less familiar actions need a `Button` with a
 * text label. Add a `Tooltip` where there is room.
 */
export function IconButton({ label, badge, pressed, type = 'button', children, ...rest }: Props) {
  return (
    <Root {...rest} type={type} aria-label={label} aria-pressed={pressed}>
      {children}
      {badge && (
        <Count aria-hidden>
          <RollingText>{badge}</RollingText>
        </Count>
      )}
    </Root>
  );
}

const Root = styled.button`
  position: relative;
  flex: none;
  display: grid;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
  border-radius: var(--r-control);
  transition: transform var(--d-press);
  svg {
    width: 24px;
    height: 24px;
  }
  @media print {
    display: none;
  }
  @media (hover: hover) {
    &:not(:disabled, [aria-disabled='true']):hover {
      background: var(--paper-2);
    }
  }
  &:not(:disabled, [aria-disabled='true']):active {
    transform: translateY(1px) scale(0.96);
  }
  &:is(:disabled, [aria-disabled='true']) {
    color: var(--ink-3);
    cursor: not-allowed;
  }
`;

const Count = styled.span`
  position: absolute;
  top: 3px;
  inset-inline-end: 1px;
  min-width: 19px;
  height: 19px;
  padding: 0 5px;
  border-radius: 10px;
  overflow: clip;
  background: var(--vermilion-fill);
  color: var(--on-vermilion);
  font: 680 11px/19px var(--font-text);
  text-align: center;
  box-shadow: 0 0 0 2px var(--paper);
`;
