import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { draftStore, mergeDraft } from '../drafts/draftStore.ts';
import { EMPTY_PLAN, type PlanForm, STEPS, tripReady, untouched } from './planForm.ts';

const NAME = 'travel-plan';

/** The plan as it was left; an old or broken draft begins at the first step. */
function drafted(): PlanForm {
  const draft = mergeDraft(EMPTY_PLAN, draftStore.get(NAME));
  const step = STEPS.find((known) => known === draft.step) ?? 1;
  return { ...draft, step: tripReady(draft) ? step : 1 };
}

/** The wizard's form; what is typed is kept through reload and navigation until it is sent or discarded. */
export function usePlanForm(): { form: UseFormReturn<PlanForm>; discard: () => void } {
  const form = useForm<PlanForm>({ defaultValues: EMPTY_PLAN });
  const { reset, subscribe } = form;
  useEffect(() => {
    // After the first render: a page rendered ahead of time knows no storage.
    reset(drafted());
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => draftStore.set(NAME, untouched(values) ? null : values),
    });
  }, [reset, subscribe]);
  return { form, discard: () => reset(EMPTY_PLAN) };
}
