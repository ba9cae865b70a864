import { styled } from 'styled-components';
import { formatRupees } from '../../shared/format/money.ts';

interface Props {
  cost: number | null;
  /** Text below the amount, such as the period. */
  unit: string;
}

/** The daily cost, styled like the value on a stamp; 'Varies' if unknown (DEST-05). */
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
  bottom: 0;
  inset-inline-start: 0;
  padding: 5px 10px 3px 8px;
  border-start-end-radius: var(--r-paper);
  background: var(--paper);
  font: 720 1.1875rem/1.25rem var(--font-display);
  small {
    display: block;
    color: var(--ink-2);
    font: 600 0.75rem/0.9375rem var(--font-text);
  }
`;
