import { useState } from 'react';

interface NumberProps {
  label: string;
  value: number;
  least: number;
  onValue: (value: number) => void;
  /** Called when it is left or Enter is pressed. */
  onDone?: () => void;
}

/** A number in a table; more than 999 is not offered. */
export function NumberField({ label, value, least, onValue, onDone }: NumberProps) {
  return (
    <input
      type="number"
      aria-label={label}
      min={least}
      max={999}
      value={value}
      onChange={({ target }) => onValue(Math.max(least, Math.min(999, target.valueAsNumber || 0)))}
      onBlur={onDone}
      onKeyDown={({ key }) => {
        if (key === 'Enter') onDone?.();
      }}
    />
  );
}

/** Counts once it is typed to the end: each digit on its way would be another level in the phone. */
export function WidthField({ value, onValue }: Pick<NumberProps, 'value' | 'onValue'>) {
  const [typed, setTyped] = useState(value);
  return (
    <NumberField
      label="Points per level"
      value={typed}
      least={1}
      onValue={setTyped}
      onDone={() => typed !== value && onValue(typed)}
    />
  );
}
