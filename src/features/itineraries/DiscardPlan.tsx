import { useFormContext } from 'react-hook-form';
import { DiscardDraft } from '../forms/DiscardDraft.tsx';
import { useIsWritten } from '../forms/useIsWritten.ts';
import { EMPTY_PLAN, type PlanForm } from './planForm.ts';

interface Props {
  /** Number of attached files. */
  files: number;
  /** Discards the plan; returns an undo function. */
  onDiscard: () => () => void;
}

/** Button that discards the plan; shown once there is something to discard. */
export function DiscardPlan({ files, onDiscard }: Props) {
  const written = useIsWritten(useFormContext<PlanForm>(), EMPTY_PLAN);
  if (files === 0 && !written) return null;
  return <DiscardDraft onDiscard={onDiscard} />;
}
