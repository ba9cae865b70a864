import type { MouseEvent } from 'react';
import { Button } from '../../ui/Button.tsx';

/** Throws away what was written; the focus goes back to where one would write again. */
export function DiscardDraft({ onDiscard }: { onDiscard: () => void }) {
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    currentTarget.form?.querySelector<HTMLElement>('input, textarea')?.focus();
    onDiscard();
  };
  return (
    <Button variant="quiet" onClick={press}>
      Discard draft
    </Button>
  );
}
