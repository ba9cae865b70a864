import { styled } from 'styled-components';
import { ProgressBar } from './ProgressBar.tsx';

interface Props {
  /** Number of steps done. */
  value: number;
  /** Total number of steps; more than twelve are drawn as a plain bar. */
  max: number;
  /** Accessible name of the progress. */
  label: string;
}

const MAX_SEGMENTS = 12;

/**
 * Steps of a challenge: one segment each up to twelve, then a plain bar. A single `progressbar` for screen
 * readers.
 */
export function SegmentBar({ value, max, label }: Props) {
  if (max > MAX_SEGMENTS || max < 1) return <ProgressBar value={value} max={max} label={label} />;
  return (
    <Row
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      data-full={value >= max || undefined}
    >
      {Array.from({ length: max }, (_, step) => (
        <span key={step} data-done={step < value || undefined} />
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  gap: 4px;
  height: 10px;
  span {
    flex: 1;
    background: var(--paper-3);
    transition: background var(--d-quick);
  }
  span[data-done] {
    background: var(--link);
  }
  &[data-full] span[data-done] {
    background: var(--leaf);
  }
  @media (forced-colors: active) {
    span {
      border: 1px solid;
    }
    span[data-done],
    &[data-full] span[data-done] {
      background: Highlight;
    }
  }
  span:first-child {
    border-radius: 5px 0 0 5px;
  }
  span:last-child {
    border-radius: 0 5px 5px 0;
  }
  span:only-child {
    border-radius: 5px;
  }
`;
