import { AnimatePresence, useIsPresent, useReducedMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { ReactNode, RefAttributes } from 'react';
import { styled } from 'styled-components';
import { MotionProvider } from './MotionProvider.tsx';
import { motion } from './theme/tokens.ts';

interface Props extends RefAttributes<HTMLLIElement> {
  /** Styles of the list that it stands in. */
  className?: string;
  /** The space between two items in px, which closes together with the item. */
  gap: number;
  /**
   * The direction in which the item gives up its space: `down` in a column, `across` in a row.
   *
   * @default 'down'
   */
  axis?: 'down' | 'across';
  children: ReactNode;
}

const goneFrom = (gap: number) => ({
  down: { height: 0, marginBottom: -gap, opacity: 0 },
  across: { width: 0, marginRight: -gap, opacity: 0 },
});
/** With a listener, framer-motion animates the opacity in step with the size, not on the compositor ahead of it. */
const inStep = (): void => undefined;

/**
 * A list item that collapses when it leaves `CollapsingItems`; with reduced motion it is gone at once. Its list
 * is a flex box: in a grid, the negative margin would not close the gap.
 */
export function CollapsingItem({ gap, axis = 'down', ...rest }: Props) {
  const present = useIsPresent();
  const still = useReducedMotion();
  return (
    <Item
      {...rest}
      inert={!present}
      {...(!still && { exit: goneFrom(gap)[axis] })}
      transition={motion.collapse}
      onUpdate={inStep}
    />
  );
}

/** Around the items of a list; stays mounted while there are none, so that the last one collapses too. */
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
  }
`;
