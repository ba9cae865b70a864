import { useFormState } from 'react-hook-form';
import { DiscardDraft } from '../drafts/DiscardDraft.tsx';
import type { PlanForm } from './planForm.ts';

interface Props {
  /** How many files were added. */
  files: number;
  onDiscard: () => void;
}

/** Begins the plan afresh; there as soon as there is something to lose. */
export function DiscardPlan({ files, onDiscard }: Props) {
  const { isDirty } = useFormState<PlanForm>();
  if (files === 0 && !isDirty) return null;
  return <DiscardDraft onDiscard={onDiscard} />;
}
