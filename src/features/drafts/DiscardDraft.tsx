import type { MouseEvent } from 'react';
import { Button } from '../../ui/Button.tsx';

interface Props {
  onDiscard: () => void;
  children?: string;
}

/** Throws away what was written; the focus goes back to where one would write again. */
export function DiscardDraft({ onDiscard, children = 'Discard draft' }: Props) {
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    currentTarget.form?.querySelector<HTMLElement>('input:not([type="file"]), textarea')?.focus();
    onDiscard();
  };
  return (
    <Button variant="quiet" onClick={press}>
      {children}
    </Button>
  );
}
