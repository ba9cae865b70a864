import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  /** Current value, from 0 to `max`. */
  value: number;
  /** Value at 100%. */
  max: number;
  /** Accessible name of the progress. */
  label: string;
  /** Diameter in px. */
  size?: number | undefined;
  /** Decorative content in the center; repeat it as text elsewhere. */
  children?: ReactNode;
}

/**
 * Progress drawn as a ring around its content; turns green when complete. Without content in the center a
 * `ProgressBar` is easier to read.
 */
export function ProgressRing({ value, max, label, size = 64, children }: Props) {
  const share = max > 0 ? Math.max(0, Math.min(1, value / max)) : 0;
  const thickness = Math.max(3, Math.round(size / 14));
  const circle = { cx: size / 2, cy: size / 2, r: (size - thickness) / 2, strokeWidth: thickness };
  return (
    <Root role="progressbar" aria-label={label} aria-valuenow={value} aria-valuemin={0} aria-valuemax={max}>
      <svg viewBox={`0 0 ${size} ${size}`} width={size} height={size} aria-hidden>
        <Track {...circle} />
        <Fill {...circle} pathLength={1} style={{ '--done': share }} data-full={share === 1 || undefined} />
      </svg>
      {children}
    </Root>
  );
}

const Root = styled.div`
  flex: none;
  display: inline-grid;
  place-items: center;
  > * {
    grid-area: 1 / 1;
  }
`;

const Track = styled.circle`
  fill: none;
  stroke: var(--line);
  @media (forced-colors: active) {
    stroke: CanvasText;
    stroke-width: 1px;
  }
`;

/* Starts at the top, clockwise; the gap is longer than the remaining length. */
const Fill = styled.circle`
  fill: none;
  stroke: var(--link);
  stroke-dasharray: 1 2;
  /* Firefox needs a length here, not a bare number. */
  stroke-dashoffset: calc((1 - var(--done, 0)) * 1px);
  transform: rotate(-90deg);
  transform-origin: 50% 50%;
  transition: stroke-dashoffset var(--d-paper) var(--ease-out);
  &[data-full] {
    stroke: var(--leaf);
  }
  @media (forced-colors: active) {
    &,
    &[data-full] {
      stroke: Highlight;
    }
  }
`;
