import BellSimpleIcon from '@phosphor-icons/core/regular/bell-simple.svg?react';
import StampIcon from '@phosphor-icons/core/regular/stamp.svg?react';
import WarningFillIcon from '@phosphor-icons/core/fill/warning-fill.svg?react';
import XIcon from '@phosphor-icons/core/regular/x.svg?react';
import { useLayoutEffect, useRef } from 'react';
import { resolveValue, type Toast } from 'react-hot-toast/headless';
import { keyframes, styled } from 'styled-components';
import { IconButton } from './IconButton.tsx';
import { TOAST_DURATION } from './constants.ts';
import { liftAboveFocus } from './liftAboveFocus.ts';
import { usePresence } from './usePresence.ts';
import { usePausableTimeout } from './usePausableTimeout.ts';
import { useSwipeAway } from './useSwipeAway.ts';

interface Props {
  /** The toast: text, tone and duration. */
  entry: Toast;
  /** Called by the close button, on swipe and when the duration is over. */
  onClose: () => void;
}

const icons = {
  success: <StampIcon aria-hidden />,
  blank: <BellSimpleIcon aria-hidden />,
  error: <WarningFillIcon aria-hidden />,
};

/**
 * A toast drawn as a ticket: slides out after its duration unless hovered or focused (TOAST-02, TOAST-04).
 */
export function ToastCard({ entry, onClose }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const isMounted = usePresence(root, entry.visible);
  useLayoutEffect(() => {
    const lift = (): void => liftAboveFocus(root.current?.closest('section'));
    lift();
    document.addEventListener('focusin', lift);
    return () => document.removeEventListener('focusin', lift);
  }, []);
  const rest = usePausableTimeout(TOAST_DURATION, onClose);
  const swipe = useSwipeAway(onClose);
  const kind = entry.type === 'success' || entry.type === 'error' ? entry.type : 'blank';
  if (!isMounted) return null;
  return (
    <Root
      ref={root}
      data-toast
      data-kind={kind}
      inert={!entry.visible}
      // It would play again when the region moves into a dialog.
      onAnimationEnd={({ currentTarget }) => (currentTarget.style.animation = 'none')}
      {...rest}
      {...swipe}
    >
      <Stub>{icons[kind]}</Stub>
      {resolveValue(entry.message, entry)}
      <IconButton label="Dismiss" onClick={onClose}>
        <XIcon aria-hidden />
      </IconButton>
    </Root>
  );
}

const arrive = keyframes`from { transform: translateY(calc(var(--away) * var(--reach))); opacity: 0; } 30% { opacity: 1; }`;

const Root = styled.div`
  display: grid;
  grid-template-columns: 52px 1fr 44px;
  align-items: center;
  min-height: 64px;
  border-radius: var(--r-paper);
  background: var(--float-paper);
  box-shadow: var(--float-edge);
  filter: var(--e2-drop);
  translate: var(--swiped, 0) 0;
  touch-action: pan-y;
  animation: ${arrive} var(--d-paper) var(--ease-out);
  @media (forced-colors: active) {
    outline: 1px solid;
  }
  &[inert] {
    transform: translateY(var(--away));
    opacity: 0;
    animation: none;
    transition: var(--d-quick) var(--ease-in);
    transition-property: transform, translate, opacity;
  }
  /* After a swipe, continues in the same direction instead of sliding down. */
  &[inert][data-swiped] {
    transform: none;
  }
  @media (prefers-reduced-motion: reduce) {
    &[inert] {
      transition: none;
    }
  }
  > button svg {
    width: 20px;
    height: 20px;
  }
`;

const Stub = styled.span`
  align-self: stretch;
  display: grid;
  place-items: center;
  border-radius: var(--r-paper) 0 0 var(--r-paper);
  border-right: 2px dotted var(--line-2);
  background: var(--wash-leaf);
  color: var(--leaf);
  svg {
    width: 24px;
    height: 24px;
  }
  [data-kind='blank'] > & {
    background: var(--wash-link);
    color: var(--link);
  }
  [data-kind='error'] > & {
    border-right-color: var(--paper);
    background: var(--vermilion-fill);
    color: var(--on-vermilion);
  }
`;
