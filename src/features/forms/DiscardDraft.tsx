import type { MouseEvent } from 'react';
import { Button } from '../../ui/Button.tsx';

interface Props {
  onDiscard: () => void;
  children?: string;
}

/** Discards the draft and moves focus back to the form's first field. */
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
