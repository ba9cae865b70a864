import { styled } from 'styled-components';

interface Props {
  /** Current value, from 0 to `max`. */
  value: number;
  /** Value at 100%. */
  max: number;
  /** Accessible name of the progress. */
  label: string;
}

/**
 * A progress bar that turns green when complete. For countable steps use `SegmentBar`, between two levels
 * `Road`. Show the figures as text next to it too.
 */
export function ProgressBar({ value, max, label }: Props) {
  const share = max > 0 ? Math.max(0, Math.min(1, value / max)) : 0;
  return (
    <Track role="progressbar" aria-label={label} aria-valuenow={value} aria-valuemin={0} aria-valuemax={max}>
      <Fill style={{ '--done': share }} data-full={share === 1 || undefined} />
    </Track>
  );
}

const Track = styled.div`
  height: 10px;
  border-radius: 5px;
  background: var(--paper-3);
  overflow: hidden;
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Fill = styled.div`
  height: 100%;
  background: var(--link);
  transform-origin: 0 0;
  transform: scaleX(var(--done, 0));
  transition: transform var(--d-paper) var(--ease-out);
  &[data-full] {
    background: var(--leaf);
  }
  @media (forced-colors: active) {
    &,
    &[data-full] {
      background: Highlight;
    }
  }
`;
