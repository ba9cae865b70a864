import * as m from 'framer-motion/m';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { MotionProvider } from '../ui/MotionProvider.tsx';
import { stoneCss } from './stoneLook.ts';
import { FALL, useMotionPreset } from '../ui/useMotionPreset.ts';

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
  const pace = useMotionPreset('stone', (3 - place) * 0.09);
  return (
    <MotionProvider>
      <Root data-place={place} {...(fresh && FALL)} transition={pace}>
        {children}
      </Root>
    </MotionProvider>
  );
}

/** The painted kerb that milestones stand on. */
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
