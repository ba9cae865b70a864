import * as m from 'framer-motion/m';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Moving } from './Moving.tsx';
import { motion } from './theme/tokens.ts';

interface Props {
  /** First stands highest, in gold. */
  place: 1 | 2 | 3;
  /** Settles on its kerb once: third, second, first. */
  fresh?: boolean | undefined;
  children: ReactNode;
}

/**
 * A stone of the podium; its first child stands in the cap. Set three on a `Kerb`, in an ordered list: the
 * heights are for the eye alone.
 */
export function Milestone({ place, fresh = false, children }: Props) {
  return (
    <Moving>
      <Root
        data-place={place}
        initial={fresh ? { y: -26, opacity: 0 } : false}
        animate={fresh ? { y: [-26, 0, -4, 0], opacity: 1 } : {}}
        transition={{ ...motion.stone, delay: (3 - place) * 0.09 }}
      >
        {children}
      </Root>
    </Moving>
  );
}

/** The painted kerb that milestones stand on. */
export const Kerb = styled.div.attrs({ 'aria-hidden': true })`
  height: 12px;
  margin-inline: calc(var(--gutter) * -1);
  background: repeating-linear-gradient(90deg, var(--kerb) 0 26px, var(--marigold) 26px 52px);
`;

const Root = styled(m.div)`
  --cap-height: 94px;
  --cap-paint: var(--bronze);
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  min-width: 0;
  padding: 14px 6px;
  border-radius: 50% 50% 2px 2px / 58px 58px 2px 2px;
  overflow: hidden;
  background: linear-gradient(var(--cap-paint) var(--cap-height), var(--stone) var(--cap-height));
  print-color-adjust: exact;
  color: var(--on-stone);
  text-align: center;
  &[data-place='2'] {
    --cap-paint: var(--silver);
    padding-bottom: 24px;
  }
  &[data-place='1'] {
    --cap-paint: var(--gold);
    --cap-height: 118px;
    padding: 18px 6px 40px;
    border-radius: 50% 50% 2px 2px / 68px 68px 2px 2px;
  }
  > * {
    position: relative;
    z-index: 1;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    background: linear-gradient(90deg, transparent 87%, var(--stone-shade) 87%);
    box-shadow: inset 0 0 0 1.5px var(--stone-edge);
    pointer-events: none;
  }
`;
