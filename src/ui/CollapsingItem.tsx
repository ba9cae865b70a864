import { AnimatePresence, useIsPresent, useReducedMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { ReactNode, RefAttributes } from 'react';
import { styled } from 'styled-components';
import { MotionProvider } from './MotionProvider.tsx';
import { motion } from './theme/tokens.ts';

interface Props extends RefAttributes<HTMLLIElement> {
  /** Class name for the list's item styles. */
  className?: string;
  /** Gap between two items in px; it collapses together with the item. */
  gap: number;
  /**
   * Direction in which the item collapses: `down` in a column, `across` in a row.
   *
   * @default 'down'
   */
  axis?: 'down' | 'across';
  children: ReactNode;
}

const collapsedStyles = (gap: number) => ({
  down: { height: 0, marginBottom: -gap, opacity: 0 },
  across: { width: 0, marginRight: -gap, opacity: 0 },
});
/** A removed item stays for a moment, so that the second click of a double click does not hit the next one. */
const collapse = { ...motion.collapse, delay: 0.3 };
/**
 * Passing an update listener keeps framer-motion's opacity animation off the compositor, in sync with the
 * size.
 */
const inStep = (): void => undefined;

/**
 * A list item that collapses when it is removed from `CollapsingItems`; with reduced motion it disappears at
 * once. Needs a flex container: in a grid, the negative margin would not close the gap.
 */
export function CollapsingItem({ gap, axis = 'down', ...rest }: Props) {
  const present = useIsPresent();
  const isReduced = useReducedMotion();
  return (
    <Item
      {...rest}
      inert={!present}
      {...(!isReduced && { exit: collapsedStyles(gap)[axis] })}
      transition={collapse}
      onUpdate={inStep}
    />
  );
}

/**
 * Wraps the items of a list. Keep it mounted while the list is empty, so that the last item collapses too.
 */
export function CollapsingItems({ children }: { children: ReactNode }) {
  return (
    <MotionProvider>
      <AnimatePresence initial={false}>{children}</AnimatePresence>
    </MotionProvider>
  );
}

const Item = styled(m.li)`
  flex: none;
  &[inert] {
    overflow: hidden;
    filter: opacity(0.5);
  }
`;
