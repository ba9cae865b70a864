import type { ReactNode } from 'react';
import { Button } from '../../../src/ui/Button.tsx';

interface Props {
  onClick: () => void;
  disabled?: boolean;
  /** Reduced height, for dense parts of the desk. */
  compact?: boolean;
  children: ReactNode;
}

/** A button that shares a row with others. */
export function RowButton({ compact = false, ...rest }: Props) {
  return <Button {...rest} variant="line" size="sm" className={compact ? 'compact grow' : 'grow'} />;
}
