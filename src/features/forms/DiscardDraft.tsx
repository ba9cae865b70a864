import type { MouseEvent } from 'react';
import { capitalize } from '../../shared/format/text.ts';
import { Button } from '../../ui/Button.tsx';
import { toast, UNDO_TOAST_ID } from '../../ui/toast.ts';

interface Props {
  what?: 'draft' | 'changes';
  /** Discards the draft; returns an undo function. */
  onDiscard: () => () => void;
}

/** Discards the draft, offers to undo that, and moves focus to the form's first field. */
export function DiscardDraft({ what = 'draft', onDiscard }: Props) {
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    currentTarget.form?.querySelector<HTMLElement>('input:not([type="file"]), textarea')?.focus();
    const undo = onDiscard();
    toast({
      title: `${capitalize(what)} discarded`,
      tone: 'plain',
      id: UNDO_TOAST_ID,
      action: { label: 'Undo', onPress: undo },
    });
  };
  return (
    <Button variant="quiet" onClick={press}>
      Discard {what}
    </Button>
  );
}
