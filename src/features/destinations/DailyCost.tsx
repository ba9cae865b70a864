import { styled } from 'styled-components';
import { formatRupees } from '../../shared/format/money.ts';

interface Props {
  cost: number | null;
  /** Text below the amount. */
  unit: string;
}

/** The daily cost, drawn like the value of a stamp; 'Varies' without one (DEST-05). */
export function DailyCost({ cost, unit }: Props) {
  return (
    <Value>
      {cost === null ? 'Varies' : formatRupees(cost)}
      <small>{unit}</small>
    </Value>
  );
}

const Value = styled.span`
  position: absolute;
  z-index: 2;
  inset: auto 10px 9px;
  color: var(--on-image);
  font: 720 1.1875rem/1.25rem var(--font-display);
  small {
    display: block;
    font: 600 0.75rem/0.9375rem var(--font-text);
  }
`;
