import MinusIcon from '@phosphor-icons/core/regular/minus.svg?react';
import PlusIcon from '@phosphor-icons/core/regular/plus.svg?react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Field } from './Field.tsx';
import { IconButton } from './IconButton.tsx';

interface Props {
  label: string;
  value: number;
  min: number;
  max: number;
  /** An integer between `min` and `max`. */
  onChange: (value: number) => void;
  hint?: string | undefined;
}

/**
 * A small number that is typed, stepped with arrow keys or with the buttons beside it, always within its
 * bounds. The buttons are described by the label of the number.
 */
export function Stepper({ label, value, min, max, onChange, hint }: Props) {
  const name = useId();
  const set = (next: number): void => {
    if (!Number.isNaN(next)) onChange(Math.max(min, Math.min(max, Math.round(next))));
  };
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Row>
          <IconButton
            label="Fewer"
            aria-describedby={name}
            disabled={value <= min}
            onClick={() => set(value - 1)}
          >
            <MinusIcon aria-hidden />
          </IconButton>
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
          <IconButton
            label="More"
            aria-describedby={name}
            disabled={value >= max}
            onClick={() => set(value + 1)}
          >
            <PlusIcon aria-hidden />
          </IconButton>
          <span id={name} hidden>
            {label}
          </span>
        </Row>
      )}
    </Field>
  );
}

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
