import type { ReactNode } from 'react';
import { Button } from '../../../src/ui/Button.tsx';

interface PressedButtonProps {
  pressed: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A toggle button. */
export function PressedButton({ pressed, onPress, children }: PressedButtonProps) {
  return (
    <Button variant="line" size="sm" className="compact" aria-pressed={pressed} onClick={onPress}>
      {children}
    </Button>
  );
}

interface Props<N extends string> {
  names: readonly N[];
  current: N;
  onChoose: (name: N) => void;
}

/** A row of options, one of which is selected. */
export function PressedButtons<N extends string>({ names, current, onChoose }: Props<N>) {
  return (
    <div className="segments">
      {names.map((name) => (
        <PressedButton key={name} pressed={name === current} onPress={() => onChoose(name)}>
          {name}
        </PressedButton>
      ))}
    </div>
  );
}
