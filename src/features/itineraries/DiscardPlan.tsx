import { useFormState } from 'react-hook-form';
import { DiscardDraft } from '../forms/DiscardDraft.tsx';
import type { PlanForm } from './planForm.ts';

interface Props {
  /** Number of files added. */
  files: number;
  /** Returns its undo. */
  onDiscard: () => () => void;
}

/** Discards the plan; shown once there is something to discard. */
export function DiscardPlan({ files, onDiscard }: Props) {
  const { isDirty } = useFormState<PlanForm>();
  if (files === 0 && !isDirty) return null;
  return <DiscardDraft onDiscard={onDiscard} />;
}
