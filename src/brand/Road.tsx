import { styled } from 'styled-components';
import { roadCss } from './roadStyles.ts';

interface Props {
  /** Progress from 0 to 1. */
  value: number;
  /** Accessible name: what the progress leads to. */
  label: string;
}

/**
 * Progress between two levels, drawn as a road with a marker. For other progress use `ProgressBar`. A
 * `progressbar` in percent; show the points as text next to it.
 */
export function Road({ value, label }: Props) {
  const done = Math.max(0, Math.min(1, value));
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(done * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <Covered data-start={done === 0 || undefined} style={{ '--done': done }}>
        <Marker />
      </Covered>
    </Track>
  );
}

const Track = styled.div`
  ${roadCss}
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Covered = styled.div`
  position: absolute;
  inset: 0;
  background: var(--marigold);
  transform: translateX(calc((var(--done, 0) - 1) * (100% - 22px) - 11px));
  transition: transform var(--d-road) ease-out;
  @media (forced-colors: active) {
    background: Highlight;
  }
  /* At zero only the marker is visible. */
  &[data-start] {
    background: none;
  }
  &::before {
    content: '';
    position: absolute;
    inset: 0 100% 0 auto;
    width: 22px;
    background: inherit;
  }
`;

const Marker = styled.span`
  position: absolute;
  z-index: 1;
  top: 1px;
  right: -8px;
  width: 16px;
  height: 16px;
  border-radius: 50%;
  background: var(--ink);
  box-shadow: 0 0 0 3px var(--paper);
  @media (forced-colors: active) {
    background: CanvasText;
  }
`;
