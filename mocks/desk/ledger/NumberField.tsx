import { useState } from 'react';

interface NumberProps {
  label: string;
  value: number;
  least: number;
  onValue: (value: number) => void;
  /** Called on blur or Enter. */
  onDone?: () => void;
}

/** A number input in a table, up to 999. */
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

/** Commits on blur or Enter: otherwise each typed digit would change the level on the phone. */
export function WidthField({ value, onValue }: Pick<NumberProps, 'value' | 'onValue'>) {
  const [typed, setTyped] = useState<number | null>(null);
  const commit = (): void => {
    if (typed !== null && typed !== value) onValue(typed);
    setTyped(null);
  };
  return (
    <NumberField
      label="Points per level"
      value={typed ?? value}
      least={1}
      onValue={setTyped}
      onDone={commit}
    />
  );
}
