import MinusIcon from '@phosphor-icons/core/regular/minus.svg?react';
import PlusIcon from '@phosphor-icons/core/regular/plus.svg?react';
import { styled } from 'styled-components';
import { Field } from './Field.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface Props {
  /** Label shown above the number. */
  label: string;
  /** The current value. */
  value: number;
  /** Minimum value. */
  min: number;
  /** Maximum value. */
  max: number;
  /** Called with an integer between `min` and `max`. */
  onChange: (value: number) => void;
  /** Help below the control. */
  hint?: string | undefined;
}

/**
 * A small number that can be typed, or changed with arrow keys or the buttons next to it; it always stays
 * within its bounds. The buttons' names include what they count.
 */
export function Stepper({ label, value, min, max, onChange, hint }: Props) {
  const set = (next: number): void => {
    if (!Number.isNaN(next)) onChange(Math.max(min, Math.min(max, Math.round(next))));
  };
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Row>
          <Step type="button" disabled={value <= min} onClick={() => set(value - 1)}>
            <VisuallyHidden>Fewer {label.toLowerCase()}</VisuallyHidden>
            <MinusIcon aria-hidden />
          </Step>
          <input
            {...control}
            type="number"
            inputMode="numeric"
            min={min}
            max={max}
            value={value}
            onFocus={(event) => event.target.select()}
            onChange={(event) => set(event.target.valueAsNumber)}
          />
          <Step type="button" disabled={value >= max} onClick={() => set(value + 1)}>
            <VisuallyHidden>More {label.toLowerCase()}</VisuallyHidden>
            <PlusIcon aria-hidden />
          </Step>
        </Row>
      )}
    </Field>
  );
}

/* Named by its content: an `aria-label` would be a second match for the field's label. */
const Step = styled.button`
  position: relative;
  flex: none;
  display: grid;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
  border-radius: var(--r-control);
  &:disabled {
    color: var(--ink-3);
    cursor: not-allowed;
  }
  @media (hover: hover) {
    &:not(:disabled):hover {
      background: var(--paper-2);
    }
  }
`;

const Row = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 48px;
  border: 1.5px solid var(--line-2);
  border-radius: var(--r-control);
  background: var(--paper);
  svg {
    width: 20px;
    height: 20px;
  }
  input {
    flex: 1;
    width: 100%;
    min-width: 0;
    min-height: 44px;
    border: 0;
    background: none;
    font: var(--t-numeral);
    text-align: center;
    appearance: textfield;
  }
  input::-webkit-inner-spin-button {
    display: none;
  }
`;
