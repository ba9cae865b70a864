import * as m from 'framer-motion/m';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { MotionProvider } from '../ui/MotionProvider.tsx';
import { stoneCss } from './stoneStyles.ts';
import { FALL, useMotionPreset } from '../ui/useMotionPreset.ts';

interface Props {
  /** Position on the podium; 1 is the tallest and gold. */
  place: 1 | 2 | 3;
  /** Plays the drop animation once: third place first, then second, then first. */
  animated?: boolean | undefined;
  children: ReactNode;
}

/**
 * One milestone of the podium; its first child is rendered in the cap. Put three on a `Kerb` inside an
 * ordered list, since the heights are only visual.
 */
export function Milestone({ place, animated = false, children }: Props) {
  const transition = useMotionPreset('stone', (3 - place) * 0.09);
  return (
    <MotionProvider>
      <Root data-place={place} {...(animated && FALL)} transition={transition}>
        {children}
      </Root>
    </MotionProvider>
  );
}

/** The painted kerb below the milestones. */
export const Kerb = styled.div.attrs({ 'aria-hidden': true })`
  height: 12px;
  margin-inline: calc(var(--gutter) * -1);
  background: var(--tex-kerb);
`;

const Root = styled(m.div)`
  --cap-height: 94px;
  --cap-paint: var(--bronze);
  ${stoneCss}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  min-width: 0;
  padding: 14px 6px;
  background: linear-gradient(var(--cap-paint) var(--cap-height), var(--stone) var(--cap-height));
  print-color-adjust: exact;
  color: var(--on-stone);
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
`;
