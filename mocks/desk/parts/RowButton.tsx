import type { ReactNode } from 'react';
import { Button } from '../../../src/ui/Button.tsx';

interface Props {
  onClick: () => void;
  disabled?: boolean;
  /** Lower, where the desk is dense. */
  compact?: boolean;
  children: ReactNode;
}

/** A button that shares its row with others. */
export function RowButton({ compact = false, ...rest }: Props) {
  return <Button {...rest} variant="line" size="sm" className={compact ? 'compact grow' : 'grow'} />;
}
