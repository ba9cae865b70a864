import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { DARK_THEME_FACE, stoneCss } from './stoneStyles.ts';

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
  return (
    <Root data-place={place} data-animated={animated || undefined}>
      {children}
    </Root>
  );
}

/** The painted kerb below the milestones. */
export const Kerb = styled.div.attrs({ 'aria-hidden': true })`
  height: 12px;
  margin-inline: calc(var(--gutter) * -1);
  background: var(--tex-kerb);
`;

/* In CSS, so that the stones stand from the first frame, before any motion code is loaded. */
const fall = keyframes`
  from { translate: 0 calc(-16px * var(--reach)); }
  33%, to { translate: 0; }
  67% { translate: 0 calc(-4px * var(--reach)); }
`;

const Root = styled.div`
  --cap-height: 94px;
  --cap-paint: var(--bronze);
  ${stoneCss}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  min-width: 0;
  padding: 14px 6px;
  --face: var(--stone);
  background: linear-gradient(var(--cap-paint) var(--cap-height), var(--face) var(--cap-height));
  [data-theme='dark'] & {
    --face: color-mix(in srgb, var(--stone) ${DARK_THEME_FACE.others}%, var(--ground));
  }
  [data-theme='dark'] &[data-place='1'] {
    --face: color-mix(in srgb, var(--stone) ${DARK_THEME_FACE.first}%, var(--ground));
  }
  print-color-adjust: exact;
  color: var(--on-stone);
  &[data-animated] {
    animation: ${fall} var(--d-stone) var(--ease-settle) var(--turn, 0ms) backwards;
  }
  &[data-place='2'] {
    --turn: 60ms;
    --cap-paint: var(--silver);
    padding-bottom: 24px;
  }
  &[data-place='1'] {
    --turn: 120ms;
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
